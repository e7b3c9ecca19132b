/** Plain ways to find the same answers, for comparison. */
@NullMarked
package io.github.hiverules.internal.packed;

import org.jspecify.annotations.NullMarked;
