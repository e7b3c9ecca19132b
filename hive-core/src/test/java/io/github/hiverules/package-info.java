/** Tests of this package. */
@NullMarked
package io.github.hiverules;

import org.jspecify.annotations.NullMarked;
