/** Benchmarks of the library. {@code docs/speed.md} says how to run them, and shows results. */
@NullMarked
package io.github.hiverules.benchmarks;

import org.jspecify.annotations.NullMarked;
