/**
 * Arguments and assertions for JUnit tests of any Hive engine: diagrams, perft tables, and comparisons of lists of
 * moves.
 *
 * <p>They work with JUnit 5.10 and later, JUnit 6 included.
 */
@NullMarked
package io.github.hiverules.testkit.junit;

import org.jspecify.annotations.NullMarked;
