/** Tests of the judge, with programs that make mistakes. */
@org.jspecify.annotations.NullMarked
package io.github.hiverules.testkit.judge;
