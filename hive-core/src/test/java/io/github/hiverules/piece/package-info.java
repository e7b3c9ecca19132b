/** Tests of this package. */
@NullMarked
package io.github.hiverules.piece;

import org.jspecify.annotations.NullMarked;
