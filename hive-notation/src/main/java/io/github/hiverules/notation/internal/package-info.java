/** Machinery that the readers of all notations share. */
@NullMarked
package io.github.hiverules.notation.internal;

import org.jspecify.annotations.NullMarked;
