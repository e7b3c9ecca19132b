package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.piece.Piece;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The stacks of a position by cell, as a view that makes each list lazily. Immutable. */
final class Stacks extends AbstractMap<Hex, List<Piece>> {

    private final PackedPosition position;

    /** The occupied cells, by row and column, as offsets from the corner of the position's frame. */
    private final int[] offsets;

    Stacks(PackedPosition position) {
        this.position = position;
        int uncovered = position.uncovered();
        this.offsets = new int[Integer.bitCount(uncovered)];
        int count = 0;
        for (int remaining = uncovered; remaining != 0; remaining &= remaining - 1) {
            offsets[count++] = position.offset(Integer.numberOfTrailingZeros(remaining));
        }
        Arrays.sort(offsets);
    }

    @Override
    public int size() {
        return offsets.length;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        if (!(key instanceof Hex hex)) {
            return false;
        }
        int cell = position.cell(hex);
        return cell != Cells.NONE && position.isOccupied(cell);
    }

    @Override
    public @Nullable List<Piece> get(@Nullable Object key) {
        return key instanceof Hex hex && containsKey(hex) ? position.stack(position.cell(hex)) : null;
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
                return new EntryIterator();
            }
        };
    }

    private final class EntryIterator implements Iterator<Map.Entry<Hex, List<Piece>>> {

        private int next;

        @Override
        public boolean hasNext() {
            return next < offsets.length;
        }

        @Override
        public Map.Entry<Hex, List<Piece>> next() {
            if (next == offsets.length) {
                throw new NoSuchElementException();
            }
            int offset = offsets[next++];
            return Map.entry(position.hexAt(offset), position.stack(position.cellAt(offset)));
        }
    }
}
