package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movegen.MoveSegments;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Piece;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Visits {@link LegalMoves} segment by segment, so that it looks up each piece only once. */
final class SegmentIterator implements Iterator<Move> {

    private final PackedPosition packed;
    private final MoveSegments segments;
    private int remaining;
    private int nextSegment;
    private int nextDestination;
    private int endOfSegment;
    private Piece piece = PieceIds.piece(0);
    private @Nullable Hex from;

    SegmentIterator(PackedPosition packed, MoveSegments segments) {
        this.packed = packed;
        this.segments = segments;
        this.remaining = segments.size();
    }

    @Override
    public boolean hasNext() {
        return remaining > 0;
    }

    @Override
    public Move next() {
        if (remaining == 0) {
            throw new NoSuchElementException();
        }
        remaining--;
        if (nextDestination == endOfSegment) {
            if (segments.isPass()) {
                return Move.pass();
            }
            enterSegment(nextSegment++);
        }
        Hex to = packed.hexAt(segments.destination(nextDestination++));
        return from == null ? Move.place(piece, to) : Move.move(piece, from, to);
    }

    private void enterSegment(int index) {
        nextDestination = segments.start(index);
        endOfSegment = nextDestination + segments.size(index);
        int id = segments.id(index);
        piece = PieceIds.piece(id);
        if (segments.isMovement(index)) {
            from = packed.hexAt(packed.offset(id));
        }
    }
}
