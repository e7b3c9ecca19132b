/** Plain implementations of what core computes in fast ways, for comparison. */
@NullMarked
package io.github.hiverules.internal.packed;

import org.jspecify.annotations.NullMarked;
