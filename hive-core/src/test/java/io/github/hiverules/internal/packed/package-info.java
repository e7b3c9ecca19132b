/** Plain implementations to compare with core's fast algorithms. */
@NullMarked
package io.github.hiverules.internal.packed;

import org.jspecify.annotations.NullMarked;
