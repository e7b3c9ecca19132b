/** The moves that a player can make in a turn, and the path that a piece takes. */
@NullMarked
package io.github.hiverules.move;

import org.jspecify.annotations.NullMarked;
