package io.github.hiverules.notation.uhp;

import io.github.hiverules.Move;
import io.github.hiverules.Position;

/** Picks a move: the part of an engine that knows how to play. */
@FunctionalInterface
public interface MoveChooser {

    /**
     * Picks a move.
     *
     * @param position a position with at least one legal move
     * @param limit how long to think
     * @return a legal move; an engine answers {@code err} to any other, and to an exception
     */
    Move choose(Position position, SearchLimit limit);
}
