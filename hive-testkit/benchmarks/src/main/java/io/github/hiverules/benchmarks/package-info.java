/** How fast the library is; {@code hive-core/docs/speed.md} says how to run the benchmarks, and shows results. */
@NullMarked
package io.github.hiverules.benchmarks;

import org.jspecify.annotations.NullMarked;
