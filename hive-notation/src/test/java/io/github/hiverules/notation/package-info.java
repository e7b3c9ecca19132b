/** Tests of what all notations share. */
@NullMarked
package io.github.hiverules.notation;

import org.jspecify.annotations.NullMarked;
