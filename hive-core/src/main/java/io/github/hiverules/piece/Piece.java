package io.github.hiverules.piece;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One piece of the full set, such as White's second Beetle.
 *
 * <p>Pieces are ordered by color, insect and number. Swapping equal pieces does not change which moves
 * are legal (rule MAT-2).
 *
 * @param color the player who owns it
 * @param bug its insect
 * @param number the number among the pieces of its color and insect, from 1 to {@link Bug#count()}
 */
public record Piece(Color color, Bug bug, int number) implements Comparable<Piece> {

    private static final List<Piece> ALL = fullSet();
    private static final Map<String, Piece> BY_NAME =
            ALL.stream().collect(Collectors.toUnmodifiableMap(Piece::toString, piece -> piece));

    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if there is no piece with this number
     */
    public Piece {
        Objects.requireNonNull(color, "color");
        if (number < 1 || number > bug.count()) {
            throw new IllegalArgumentException("no " + bug + " has the number " + number);
        }
    }

    /**
     * {@return the piece with the given color, insect and number}
     *
     * @param color the player who owns it
     * @param bug its insect
     * @param number from 1 to {@link Bug#count()}
     * @throws IllegalArgumentException if there is no piece with this number
     */
    public static Piece of(Color color, Bug bug, int number) {
        return new Piece(color, bug, number);
    }

    /**
     * {@return the piece with number 1, the only one of an insect such as the Queen Bee}
     *
     * @param color the player who owns it
     * @param bug its insect
     */
    public static Piece of(Color color, Bug bug) {
        return new Piece(color, bug, 1);
    }

    /**
     * {@return the piece with the given name in the Universal Hive Protocol}
     *
     * <pre>{@code
     * Piece queen = Piece.of("bQ");
     * }</pre>
     *
     * @param name for example {@code wA1} or {@code bQ}
     * @throws IllegalArgumentException if no piece has this name; see {@link #find(String)}
     */
    public static Piece of(String name) {
        Objects.requireNonNull(name, "name");
        return find(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "expected a piece such as wA1 or bQ, not '" + excerpt(name) + "'"));
    }

    /** Returns at most 40 characters of a text, and nothing that could change a terminal. */
    private static String excerpt(String text) {
        String start = text.length() > 40 ? text.substring(0, 40) + "..." : text;
        return start.chars()
                .map(c -> Character.isISOControl(c) ? '?' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /**
     * {@return the piece with the given name in the Universal Hive Protocol, or empty if there is none}
     *
     * @param name for example {@code wA1} or {@code bQ}
     */
    public static Optional<Piece> find(String name) {
        Objects.requireNonNull(name, "name");
        return Optional.ofNullable(BY_NAME.get(name));
    }

    /** {@return all pieces of the full set, in order} */
    public static List<Piece> all() {
        return ALL;
    }

    @Override
    public int compareTo(Piece other) {
        int byColor = color.compareTo(other.color);
        int byBug = byColor != 0 ? byColor : bug.compareTo(other.bug);
        return byBug != 0 ? byBug : Integer.compare(number, other.number);
    }

    /** {@return the name of this piece in the Universal Hive Protocol, such as {@code wA1} or {@code bQ}} */
    @Override
    public String toString() {
        String name = (color == Color.WHITE ? "w" : "b") + bug.letter();
        return bug.count() == 1 ? name : name + number;
    }

    private static List<Piece> fullSet() {
        List<Piece> pieces = new ArrayList<>();
        for (Color color : Color.values()) {
            for (Bug bug : Bug.values()) {
                for (int number = 1; number <= bug.count(); number++) {
                    pieces.add(new Piece(color, bug, number));
                }
            }
        }
        return List.copyOf(pieces);
    }
}
