/** The pieces of the game, their colors and the insects on them. */
@NullMarked
package io.github.hiverules.piece;

import org.jspecify.annotations.NullMarked;
