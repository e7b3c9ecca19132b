package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Piece;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The stacks of a position by cell, as a view that makes a stack only when it is asked for. Immutable. */
final class Stacks extends AbstractMap<Hex, List<Piece>> {

    private final Position position;

    /** The occupied cells by row and column, counted from the corner of the position's frame. */
    private final int[] offsets;

    Stacks(Position position) {
        this.position = position;
        PackedPosition packed = position.packed();
        Board board = position.board();
        this.offsets = IntStream.range(0, PieceIds.COUNT)
                .filter(id -> (board.uncovered() >> id & 1) != 0)
                .map(packed::offset)
                .sorted()
                .toArray();
    }

    @Override
    public int size() {
        return offsets.length;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return key instanceof Hex hex && position.isOccupied(hex);
    }

    @Override
    public @Nullable List<Piece> get(@Nullable Object key) {
        return key instanceof Hex hex && position.isOccupied(hex) ? position.stackAt(hex) : null;
    }

    @Override
    public Set<Map.Entry<Hex, List<Piece>>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return offsets.length;
            }

            @Override
            public Iterator<Map.Entry<Hex, List<Piece>>> iterator() {
                return IntStream.of(offsets).mapToObj(Stacks.this::entry).iterator();
            }
        };
    }

    private Map.Entry<Hex, List<Piece>> entry(int offset) {
        Hex hex = position.packed().hexAt(offset);
        return Map.entry(hex, position.stackAt(hex));
    }
}
