/** The tiles of the game: colors, bugs and pieces. */
@NullMarked
package io.github.hiverules.piece;

import org.jspecify.annotations.NullMarked;
