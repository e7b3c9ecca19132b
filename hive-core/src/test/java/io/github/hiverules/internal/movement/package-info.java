/** Plain implementations of what core computes in fast ways, for comparison. */
@NullMarked
package io.github.hiverules.internal.movement;

import org.jspecify.annotations.NullMarked;
