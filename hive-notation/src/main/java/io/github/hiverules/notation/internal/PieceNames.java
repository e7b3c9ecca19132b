package io.github.hiverules.notation.internal;

import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Exact names of pieces, as {@link Piece#toString()} writes them. */
public final class PieceNames {

    private PieceNames() {}

    /** Finds the piece whose name begins at an offset. */
    public static Optional<Piece> at(Source source, int start, int end) {
        if (end - start < 2) {
            return Optional.empty();
        }
        Optional<Color> color = PieceName.color(source.at(start));
        Optional<Bug> bug = PieceName.bug(source.at(start + 1));
        if (color.isEmpty() || bug.isEmpty()) {
            return Optional.empty();
        }
        if (bug.get().count() == 1) {
            return Optional.of(Piece.of(color.get(), bug.get()));
        }
        int number = end - start > 2 ? source.at(start + 2) - '0' : 0;
        return number >= 1 && number <= bug.get().count()
                ? Optional.of(Piece.of(color.get(), bug.get(), number))
                : Optional.empty();
    }

    /** Finds the kind of a capital letter. */
    public static Optional<Bug> bug(String letter) {
        return letter.length() == 1 ? PieceName.bug(letter.charAt(0)) : Optional.empty();
    }

    /** Finds the piece that has a name. */
    public static Optional<Piece> of(String name) {
        return at(new Source(name), 0, name.length())
                .filter(piece -> piece.toString().equals(name));
    }
}
