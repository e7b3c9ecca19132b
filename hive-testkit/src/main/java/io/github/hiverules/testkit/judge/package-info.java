/** Judges programs that play Hive: what they get wrong, counted, each with a short game that shows it. */
@org.jspecify.annotations.NullMarked
package io.github.hiverules.testkit.judge;
