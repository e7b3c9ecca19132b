/** Plain implementations, with which tests compare the fast ones. */
@NullMarked
package io.github.hiverules.internal.movement;

import org.jspecify.annotations.NullMarked;
