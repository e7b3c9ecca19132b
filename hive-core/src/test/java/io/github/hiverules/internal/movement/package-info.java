/** Plain implementations to compare with core's fast algorithms. */
@NullMarked
package io.github.hiverules.internal.movement;

import org.jspecify.annotations.NullMarked;
