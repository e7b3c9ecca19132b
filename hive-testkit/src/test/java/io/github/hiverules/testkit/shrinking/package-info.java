/** Tests of games with fewer moves. */
@org.jspecify.annotations.NullMarked
package io.github.hiverules.testkit.shrinking;
