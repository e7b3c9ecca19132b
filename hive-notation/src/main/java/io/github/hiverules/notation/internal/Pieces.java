package io.github.hiverules.notation.internal;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;

/** Questions about pieces that several readers and writers ask. */
public final class Pieces {

    private Pieces() {}

    /** Returns the pieces of one kind and color in a set. */
    public static List<Piece> ofKind(Ruleset ruleset, Color color, Bug bug) {
        return ruleset.pieces(color).stream()
                .filter(piece -> piece.bug() == bug)
                .toList();
    }

    /** Returns the move that brings a piece to a cell: a movement if it is in play, else a placement. */
    public static Move move(Position position, Piece piece, Hex to) {
        return position.hexOf(piece)
                .<Move>map(from -> Move.move(piece, from, to))
                .orElseGet(() -> Move.place(piece, to));
    }
}
