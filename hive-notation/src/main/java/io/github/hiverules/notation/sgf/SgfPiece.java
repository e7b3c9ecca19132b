package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.PieceNames;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Locale;
import java.util.Optional;

/**
 * The name of a piece: {@code wS1}, {@code wQ}, also {@code wM1}; in old files without a color, {@code b1} being a Beetle.
 *
 * @param color the color, if it is in the name
 * @param bug the kind
 * @param number the number
 */
record SgfPiece(Optional<Color> color, Bug bug, int number) {

    static Optional<SgfPiece> read(String word) {
        String small = word.toLowerCase(Locale.ROOT);
        Optional<Color> color = small.length() < 2 ? Optional.empty() : color(small.charAt(0));
        Optional<SgfPiece> colored = color.flatMap(found -> kind(small.substring(1), color));
        return colored.or(() -> kind(small, Optional.empty()));
    }

    private static Optional<SgfPiece> kind(String name, Optional<Color> color) {
        String letter = name.isEmpty() ? "" : name.substring(0, 1).toUpperCase(Locale.ROOT);
        return PieceNames.bug(letter)
                .flatMap(bug -> number(name.substring(1), bug).map(number -> new SgfPiece(color, bug, number)));
    }

    private static Optional<Integer> number(String digits, Bug bug) {
        if (digits.isEmpty()) {
            return bug.count() == 1 ? Optional.of(1) : Optional.empty();
        }
        int number = digits.length() == 1 ? digits.charAt(0) - '0' : 0;
        return number >= 1 && number <= bug.count() ? Optional.of(number) : Optional.empty();
    }

    static Optional<Color> color(char letter) {
        return switch (letter) {
            case 'w', 'W' -> Optional.of(Color.WHITE);
            case 'b', 'B' -> Optional.of(Color.BLACK);
            default -> Optional.empty();
        };
    }

    /** Tells whether this may be a name of the given piece. */
    boolean fits(Piece piece) {
        return piece.bug() == bug
                && piece.number() == number
                && color.map(own -> own == piece.color()).orElse(true);
    }

    Piece colored(Color otherwise) {
        return Piece.of(color.orElse(otherwise), bug, number);
    }
}
