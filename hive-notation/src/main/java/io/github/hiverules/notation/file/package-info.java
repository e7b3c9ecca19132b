/** Files of recorded games, whatever their notation. */
@NullMarked
package io.github.hiverules.notation.file;

import org.jspecify.annotations.NullMarked;
