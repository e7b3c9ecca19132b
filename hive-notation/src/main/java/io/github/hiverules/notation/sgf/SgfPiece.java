package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/**
 * The name of a piece, such as {@code wS1}, {@code wQ} or {@code wM1}. In old files the color may be missing: {@code
 * b1} is a Beetle.
 *
 * @param piece the piece, white if the name has no color
 */
record SgfPiece(Piece piece, boolean hasColor) {

    static Optional<SgfPiece> read(String word) {
        Optional<Piece> piece = PieceName.findPiece(word);
        return piece.isPresent()
                ? Optional.of(new SgfPiece(piece.get(), true))
                : PieceName.findPiece("w" + word).map(white -> new SgfPiece(white, false));
    }

    /** Returns whether the name may mean the given piece, perhaps under another number. */
    boolean mayMean(Piece other, boolean anyNumber) {
        Piece named = inColor(other.color());
        return anyNumber ? named.color() == other.color() && named.bug() == other.bug() : named.equals(other);
    }

    /** Returns the piece, in the given color if the name has none. */
    Piece inColor(Color color) {
        return hasColor ? piece : Piece.of(color, piece.bug(), piece.number());
    }
}
