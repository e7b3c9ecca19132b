package io.github.hiverules;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

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

    /** The size once it was counted, until then 0; threads that count at the same time write the same. */
    private int size;

    private volatile int @Nullable [] codes;

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
        return position.after(code(index));
    }

    @Override
    public Move get(int index) {
        return position.decoded(code(index));
    }

    @Override
    public int size() {
        int[] listed = codes;
        if (listed != null) {
            return listed.length;
        }
        int counted = size;
        if (counted == 0) {
            counted = position.generator().count();
            size = counted;
        }
        return counted;
    }

    @Override
    public boolean contains(Object element) {
        return element instanceof Move move && position.isLegal(move);
    }

    private int code(int index) {
        int[] listed = codes;
        if (listed == null) {
            listed = position.generator().list(position.corner());
            codes = listed;
        }
        return listed[Objects.checkIndex(index, listed.length)];
    }
}
