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

/**
 * The name of a piece in a text, in any case, with or without its number.
 *
 * @param number 0 if the name has none, although there are several such pieces
 */
public record PieceName(Color color, Bug bug, int number, int start, int end) {

    public static final int MAX_LENGTH = 3;
    public static final int LETTER_COUNT = 2;

    private static final int NO_NUMBER = 0;

    private static final Optional<Color> WHITE = Optional.of(Color.WHITE);
    private static final Optional<Color> BLACK = Optional.of(Color.BLACK);

    /** The names of the pieces of each insect, first the white ones, in the order of their numbers. */
    private static final Map<Bug, List<String>> NAMES = names();

    /** The insects by their letters, from A to Z. */
    private static final List<Optional<Bug>> BUGS_BY_LETTER = IntStream.rangeClosed('A', 'Z')
            .mapToObj(letter -> Bug.find((char) letter))
            .toList();

    private static Map<Bug, List<String>> names() {
        Map<Bug, List<String>> names = new EnumMap<>(Bug.class);
        for (Piece piece : Piece.all()) {
            names.computeIfAbsent(piece.bug(), unused -> new ArrayList<>()).add(piece.toString());
        }
        return names;
    }

    /** Returns the name of a piece, without making a new string. */
    public static String of(Piece piece) {
        Bug bug = piece.bug();
        int offset = piece.color() == Color.WHITE ? 0 : bug.count();
        return NAMES.getOrDefault(bug, List.of()).get(offset + piece.number() - 1);
    }

    /** Finds a name at the start of a range. */
    public static Optional<PieceName> find(Characters text, int start, int end) {
        int lettersEnd = start + LETTER_COUNT;
        if (lettersEnd > end) {
            return Optional.empty();
        }
        Optional<Color> color = findColor(text.at(start));
        Optional<Bug> found = findBug(text.at(start + 1));
        if (color.isEmpty() || found.isEmpty()) {
            return Optional.empty();
        }
        Bug bug = found.get();
        if (lettersEnd == end || !Strings.isDigit(text.at(lettersEnd))) {
            return Optional.of(new PieceName(color.get(), bug, bug.count() == 1 ? 1 : NO_NUMBER, start, lettersEnd));
        }
        int number = text.at(lettersEnd) - '0';
        return number >= 1 && number <= bug.count()
                ? Optional.of(new PieceName(color.get(), bug, number, start, lettersEnd + 1))
                : Optional.empty();
    }

    /** Finds the piece whose name is a whole range. The name of the only piece of its insect may have the number 1. */
    public static Optional<Piece> findPiece(Characters text, int start, int end) {
        return find(text, start, end)
                .filter(name -> name.isNumbered() && name.end == end)
                .map(PieceName::piece);
    }

    public static Optional<Piece> findPiece(String name) {
        return findPiece(new Characters(name), 0, name.length());
    }

    /** Returns whether the letters of a piece stand at an offset. */
    public static boolean isAt(Characters text, int offset) {
        return offset + 1 < text.length()
                && findColor(text.at(offset)).isPresent()
                && findBug(text.at(offset + 1)).isPresent();
    }

    /** Finds the color with a letter, in any case. */
    public static Optional<Color> findColor(char letter) {
        return switch (letter) {
            case 'w', 'W' -> WHITE;
            case 'b', 'B' -> BLACK;
            default -> Optional.empty();
        };
    }

    private static Optional<Bug> findBug(char letter) {
        int index = Strings.toAsciiUpper(letter) - 'A';
        return index >= 0 && index < BUGS_BY_LETTER.size() ? BUGS_BY_LETTER.get(index) : Optional.empty();
    }

    /** Returns the pieces that a name with a wrong number, or without a color, may mean. */
    public static List<Piece> similar(String name) {
        if (name.length() > MAX_LENGTH) {
            return List.of();
        }
        List<Piece> colored = find(Stream.of("w" + name, "b" + name));
        int last = Math.max(0, name.length() - 1);
        String bug = name.chars().skip(last).anyMatch(Strings::isDigit) ? name.substring(0, last) : name;
        return colored.isEmpty()
                ? find(Stream.of(bug, "w" + bug, "b" + bug).flatMap(base -> Stream.of(base + 1, base + 2, base + 3)))
                : colored;
    }

    private static List<Piece> find(Stream<String> names) {
        return names.flatMap(name -> findPiece(name).stream()).toList();
    }

    public static List<Piece> allEqual(Ruleset ruleset, Color color, Bug bug) {
        return ruleset.pieces(color).stream()
                .filter(piece -> piece.bug() == bug)
                .toList();
    }

    public boolean isNumbered() {
        return number != NO_NUMBER;
    }

    public Piece piece() {
        return Piece.of(color, bug, number);
    }

    /** Returns the letters of the name as a writer writes them. */
    public String letters() {
        return (color == Color.WHITE ? "w" : "b") + bug.letter();
    }
}
