/** How fast the library is; see {@code docs/benchmarks.md} of this module. */
@NullMarked
package io.github.hiverules.benchmarks;

import org.jspecify.annotations.NullMarked;
