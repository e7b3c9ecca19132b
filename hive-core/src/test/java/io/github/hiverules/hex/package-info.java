/** Tests of this package. */
@NullMarked
package io.github.hiverules.hex;

import org.jspecify.annotations.NullMarked;
