/** The pieces of the game, their colors and their kinds. */
@NullMarked
package io.github.hiverules.piece;

import org.jspecify.annotations.NullMarked;
