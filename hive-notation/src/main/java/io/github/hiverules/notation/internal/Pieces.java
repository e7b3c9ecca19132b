package io.github.hiverules.notation.internal;

import io.github.hiverules.Ruleset;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads and writes the names of pieces. */
public final class Pieces {

    private static final Optional<Color> WHITE = Optional.of(Color.WHITE);
    private static final Optional<Color> BLACK = Optional.of(Color.BLACK);

    /** The names of the pieces of each kind, first the white ones, in the order of their numbers. */
    private static final Map<Bug, List<String>> NAMES = names();

    /** The kinds of pieces by their letters, from A to Z. */
    private static final List<Optional<Bug>> BUGS_BY_LETTER = IntStream.rangeClosed('A', 'Z')
            .mapToObj(letter -> Bug.find((char) letter))
            .toList();

    private static final int MAX_NAME_LENGTH = 3;
    private static final int MIN_NAME_LENGTH = 2;

    private Pieces() {}

    public static Optional<Color> findColor(char letter) {
        return switch (letter) {
            case 'w' -> WHITE;
            case 'b' -> BLACK;
            default -> Optional.empty();
        };
    }

    public static Optional<Color> findColorIgnoringCase(char letter) {
        return findColor(Strings.toAsciiLower(letter));
    }

    public static Optional<Bug> findBug(char letter) {
        int index = letter - 'A';
        return index >= 0 && index < BUGS_BY_LETTER.size() ? BUGS_BY_LETTER.get(index) : Optional.empty();
    }

    /** Returns the name of a piece, without making a new string. */
    public static String name(Piece piece) {
        Bug bug = piece.bug();
        int offset = piece.color() == Color.WHITE ? 0 : bug.count();
        return NAMES.getOrDefault(bug, List.of()).get(offset + piece.number() - 1);
    }

    private static Map<Bug, List<String>> names() {
        Map<Bug, List<String>> names = new EnumMap<>(Bug.class);
        for (Piece piece : Piece.all()) {
            names.computeIfAbsent(piece.bug(), unused -> new ArrayList<>()).add(piece.toString());
        }
        return names;
    }

    /** Finds the piece with a name, ignoring case. The name of the only piece of its kind may have the number 1. */
    public static Optional<Piece> findIgnoringCase(String name) {
        if (name.length() < MIN_NAME_LENGTH || name.length() > MAX_NAME_LENGTH) {
            return Optional.empty();
        }
        Optional<Color> color = findColorIgnoringCase(name.charAt(0));
        Optional<Bug> bug = findBug(Strings.toAsciiUpper(name.charAt(1)));
        if (color.isEmpty() || bug.isEmpty()) {
            return Optional.empty();
        }
        int count = bug.get().count();
        int number = name.length() == MAX_NAME_LENGTH ? name.charAt(2) - '0' : count == 1 ? 1 : 0;
        return number >= 1 && number <= count
                ? Optional.of(Piece.of(color.get(), bug.get(), number))
                : Optional.empty();
    }

    /** Returns whether the letters of a piece stand at an offset, ignoring case. */
    public static boolean isPieceAt(Characters text, int offset) {
        return offset + 1 < text.length()
                && findColorIgnoringCase(text.at(offset)).isPresent()
                && findBug(Strings.toAsciiUpper(text.at(offset + 1))).isPresent();
    }

    public static List<Piece> allOfKind(Ruleset ruleset, Color color, Bug bug) {
        return ruleset.pieces(color).stream()
                .filter(piece -> piece.bug() == bug)
                .toList();
    }
}
