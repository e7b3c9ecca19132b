package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/**
 * The name of a piece: {@code wS1}, {@code wQ}, also {@code wM1}; in old files, {@code b1} is a Beetle without a color.
 *
 * @param piece the piece, white if its name does not tell the color
 * @param colored whether the color is in the name
 */
record SgfPiece(Piece piece, boolean colored) {

    static Optional<SgfPiece> read(String word) {
        Optional<Piece> colored = Pieces.ofAnyCase(word);
        return colored.isPresent()
                ? Optional.of(new SgfPiece(colored.get(), true))
                : Pieces.ofAnyCase("w" + word).map(piece -> new SgfPiece(piece, false));
    }

    /** Returns whether this may be a name of the given piece. */
    boolean fits(Piece other) {
        return in(other.color()).equals(other);
    }

    /** Returns the piece, in the given color if its name does not have one. */
    Piece in(Color otherwise) {
        return colored ? piece : Piece.of(otherwise, piece.bug(), piece.number());
    }
}
