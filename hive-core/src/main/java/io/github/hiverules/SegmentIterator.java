package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movegen.MoveSegments;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Piece;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Visits {@link LegalMoves} segment by segment, so that it looks up each piece only once. */
final class SegmentIterator implements Iterator<Move> {

    private final PackedPosition packed;
    private final MoveSegments all;
    private int left;
    private int nextSegment;
    private int next;
    private int end;
    private Piece piece = PieceIds.piece(0);
    private @Nullable Hex from;

    SegmentIterator(PackedPosition packed, MoveSegments all) {
        this.packed = packed;
        this.all = all;
        this.left = all.size();
    }

    @Override
    public boolean hasNext() {
        return left > 0;
    }

    @Override
    public Move next() {
        if (left == 0) {
            throw new NoSuchElementException();
        }
        left--;
        if (next == end) {
            if (all.isPass()) {
                return Move.pass();
            }
            enter(nextSegment++);
        }
        Hex to = packed.hexAt(all.destination(next++));
        return from == null ? Move.place(piece, to) : Move.move(piece, from, to);
    }

    private void enter(int index) {
        next = all.start(index);
        end = next + all.size(index);
        int id = all.id(index);
        piece = PieceIds.piece(id);
        if (all.isMovement(index)) {
            from = packed.hexAt(packed.offset(id));
        }
    }
}
