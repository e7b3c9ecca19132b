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
import java.util.stream.Stream;

/** Reads names of pieces, and finds the move that brings a piece to a cell. */
public final class Pieces {

    private static final Optional<Color> WHITE = Optional.of(Color.WHITE);
    private static final Optional<Color> BLACK = Optional.of(Color.BLACK);

    /** The names of each kind's pieces by their numbers, first the white ones. */
    private static final Map<Bug, List<String>> NAMES = names();

    /** The kinds of pieces by their letters, beginning with A. */
    private static final List<Optional<Bug>> BY_LETTER =
            IntStream.rangeClosed('A', 'Z').mapToObj(Pieces::search).toList();

    private static final int LONGEST_NAME = 3;
    private static final int SHORTEST_NAME = 2;

    private Pieces() {}

    public static Optional<Color> color(char letter) {
        return switch (letter) {
            case 'w' -> WHITE;
            case 'b' -> BLACK;
            default -> Optional.empty();
        };
    }

    public static Optional<Color> colorOfAnyCase(char letter) {
        return color(Texts.lower(letter));
    }

    public static Optional<Bug> bug(char letter) {
        int index = letter - 'A';
        return index >= 0 && index < BY_LETTER.size() ? BY_LETTER.get(index) : Optional.empty();
    }

    private static Optional<Bug> search(int letter) {
        return Stream.of(Bug.values()).filter(bug -> bug.letter() == letter).findFirst();
    }

    /** Finds the piece whose exact name begins at an offset. */
    public static Optional<Piece> at(Characters text, int start, int end) {
        if (start + SHORTEST_NAME > end) {
            return Optional.empty();
        }
        Optional<Color> color = color(text.at(start));
        Optional<Bug> bug = bug(text.at(start + 1));
        if (color.isEmpty() || bug.isEmpty()) {
            return Optional.empty();
        }
        int count = bug.get().count();
        int number = count == 1 ? 1 : start + SHORTEST_NAME == end ? 0 : text.at(start + SHORTEST_NAME) - '0';
        return number >= 1 && number <= count
                ? Optional.of(Piece.of(color.get(), bug.get(), number))
                : Optional.empty();
    }

    /** Returns the name of a piece, which is made only once. */
    public static String name(Piece piece) {
        Bug bug = piece.bug();
        int before = piece.color() == Color.WHITE ? 0 : bug.count();
        return NAMES.getOrDefault(bug, List.of()).get(before + piece.number() - 1);
    }

    private static Map<Bug, List<String>> names() {
        Map<Bug, List<String>> names = new EnumMap<>(Bug.class);
        for (Piece piece : Piece.all()) {
            names.computeIfAbsent(piece.bug(), bug -> new ArrayList<>()).add(piece.toString());
        }
        return names;
    }

    /** Finds the piece with a name, ignoring case; a single piece may have a number or not. */
    public static Optional<Piece> ofAnyCase(String name) {
        if (name.length() < SHORTEST_NAME || name.length() > LONGEST_NAME) {
            return Optional.empty();
        }
        Optional<Color> color = colorOfAnyCase(name.charAt(0));
        Optional<Bug> bug = bug(Texts.upper(name.charAt(1)));
        if (color.isEmpty() || bug.isEmpty()) {
            return Optional.empty();
        }
        int count = bug.get().count();
        int number = name.length() == LONGEST_NAME ? name.charAt(2) - '0' : count == 1 ? 1 : 0;
        return number >= 1 && number <= count
                ? Optional.of(Piece.of(color.get(), bug.get(), number))
                : Optional.empty();
    }

    public static boolean isPiece(Characters text, int offset) {
        return bugAt(text, offset).isPresent();
    }

    /** Returns whether a UHP move at an offset begins with the name of a Queen, ignoring case. */
    public static boolean isQueen(Characters text, int offset) {
        return bugAt(text, text.skipBlanks(offset, text.length())).equals(Optional.of(Bug.QUEEN_BEE));
    }

    private static Optional<Bug> bugAt(Characters text, int offset) {
        return offset + 1 < text.length() && colorOfAnyCase(text.at(offset)).isPresent()
                ? bug(Texts.upper(text.at(offset + 1)))
                : Optional.empty();
    }

    public static List<Piece> ofKind(Ruleset ruleset, Color color, Bug bug) {
        return ruleset.pieces(color).stream()
                .filter(piece -> piece.bug() == bug)
                .toList();
    }
}
