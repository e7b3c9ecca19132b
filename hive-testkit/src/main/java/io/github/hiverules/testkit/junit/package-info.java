/** Sources of arguments for parameterized JUnit tests: diagrams and perft tables, for tests of any Hive engine. */
@NullMarked
package io.github.hiverules.testkit.junit;

import org.jspecify.annotations.NullMarked;
