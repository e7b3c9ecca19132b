/**
 * Arguments and assertions for JUnit tests of any Hive engine: diagrams, perft tables, and comparisons of lists of
 * moves.
 *
 * <p>They work with JUnit 5.10 and later, JUnit 6 included: the build tests with 5.10.0, 5.14.4 and 6.1.3.
 */
@NullMarked
package io.github.hiverules.testkit.junit;

import org.jspecify.annotations.NullMarked;
