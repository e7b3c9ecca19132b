package io.github.hiverules.testkit;

import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The names of pieces, kinds and colors in a diagram's text. */
final class DiagramTokens {

    private static final Pattern COMMA = Pattern.compile(",\\s*");

    private DiagramTokens() {}

    static Optional<Piece> piece(String name) {
        return Piece.all().stream()
                .filter(piece -> piece.toString().equals(name))
                .findFirst();
    }

    static Optional<Bug> bug(String letter) {
        return Stream.of(Bug.values())
                .filter(bug -> letter.equals(String.valueOf(bug.letter())))
                .findFirst();
    }

    static Color color(String name) {
        return name.equals("White") ? Color.WHITE : Color.BLACK;
    }

    static List<String> list(String text) {
        return COMMA.splitAsStream(text).toList();
    }
}
