package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Locale;
import java.util.Optional;

/**
 * The name of a piece: {@code wS1}, {@code wQ}, also {@code wM1}; in old files without a color, {@code b1} being a Beetle.
 *
 * @param piece the piece, white if its name does not tell the color
 * @param colored whether the color is in the name
 */
record SgfPiece(Piece piece, boolean colored) {

    static Optional<SgfPiece> read(String word) {
        return piece(word)
                .map(piece -> new SgfPiece(piece, true))
                .or(() -> piece("w" + word).map(piece -> new SgfPiece(piece, false)));
    }

    /** Finds the piece of a name in letters of any case, with or without the number of a single piece. */
    private static Optional<Piece> piece(String word) {
        if (word.length() < 2) {
            return Optional.empty();
        }
        String name = word.substring(0, 1).toLowerCase(Locale.ROOT)
                + word.substring(1).toUpperCase(Locale.ROOT);
        String single = name.length() == 3 && name.endsWith("1") ? name.substring(0, 2) : name;
        return Pieces.of(name).or(() -> Pieces.of(single));
    }

    /** Tells whether this may be a name of the given piece. */
    boolean fits(Piece other) {
        return in(other.color()).equals(other);
    }

    /** Returns the piece, in the given color if its name does not tell one. */
    Piece in(Color otherwise) {
        return colored ? piece : Piece.of(otherwise, piece.bug(), piece.number());
    }
}
