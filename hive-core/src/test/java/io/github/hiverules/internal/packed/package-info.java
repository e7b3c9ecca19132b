/** Plain implementations, with which tests compare the fast ones. */
@NullMarked
package io.github.hiverules.internal.packed;

import org.jspecify.annotations.NullMarked;
