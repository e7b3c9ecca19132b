/** Plain ways to find the same answers, for comparison. */
@NullMarked
package io.github.hiverules.internal.movement;

import org.jspecify.annotations.NullMarked;
