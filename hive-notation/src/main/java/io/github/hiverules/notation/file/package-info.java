/** Files of recorded games in any supported notation. */
@NullMarked
package io.github.hiverules.notation.file;

import org.jspecify.annotations.NullMarked;
