package io.github.hiverules;

import java.util.AbstractList;
import java.util.RandomAccess;

/**
 * The legal moves of a position: an unmodifiable list that is filled only as far as it is asked.
 *
 * <p>{@link #size()} counts without making elements, {@link #contains(Object)} asks the rules, and {@link #play(int)}
 * plays an element without checking it again. The list is empty exactly when the game is over; a forced pass is its one
 * element.
 *
 * <p>Order: the placements before the movements; in either the pieces in their natural order; for one piece the
 * destinations by row {@code r}, then by column {@code q}. Immutable and thread-safe.
 */
public final class LegalMoves extends AbstractList<Move> implements RandomAccess {

    private final Position position;

    Position position() {
        return position;
    }

    LegalMoves(Position position) {
        this.position = position;
    }

    /**
     * Plays one of the moves.
     *
     * @param index which move, from 0
     * @return the position after the move
     * @throws IndexOutOfBoundsException if there is no such move
     */
    public Position play(int index) {
        return Stub.todo();
    }

    @Override
    public Move get(int index) {
        return Stub.todo();
    }

    @Override
    public int size() {
        return Stub.todo();
    }
}
