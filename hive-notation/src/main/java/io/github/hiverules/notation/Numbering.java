package io.github.hiverules.notation;

import io.github.hiverules.Position;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Which pieces the names in a text mean. In this library, equal pieces enter in the order of their numbers (rule MAT-2).
 * Some programs number them in another order, so their first Ant may be {@code wA2}; a reader that {@linkplain
 * ReadOptions#withRenumbering renumbers} calls it {@code wA1}. Names in such a game keep their meaning only with its
 * numbering:
 *
 * <pre>{@code
 * ReadOptions options = ReadOptions.lenient().withRenumbering(true);
 * Parsed<Game> parsed = GameString.parse("Base;InProgress;White[2];wA2;bA1 wA2-", options);
 * Position position = parsed.orThrow().position();
 * Move move = MoveString.read("wQ -wA2", position, options.withNumbering(parsed.numbering()));
 * }</pre>
 */
public final class Numbering {

    private static final Numbering STANDARD = new Numbering(false, Map.of());
    private static final Numbering FREE = new Numbering(true, Map.of());

    private final boolean isFree;

    /** The pieces that entered under the name of another piece, by these names. */
    private final Map<Piece, Piece> pieces;

    private Numbering(boolean isFree, Map<Piece, Piece> pieces) {
        this.isFree = isFree;
        this.pieces = pieces;
    }

    /** {@return the numbering in which each name means the piece with that name} */
    public static Numbering standard() {
        return STANDARD;
    }

    /** {@return the numbering of a game without moves whose pieces may enter in any order} */
    public static Numbering free() {
        return FREE;
    }

    /** {@return whether equal pieces may enter in any order} */
    public boolean isFree() {
        return isFree;
    }

    /**
     * {@return the piece that a name means} If no piece in play has the name, this is the next equal piece to
     * enter.
     *
     * @param name the piece with that name
     * @param position the position in which the text uses the name
     */
    public Piece pieceOf(Piece name, Position position) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(position, "position");
        if (!isFree) {
            return name;
        }
        Piece meant = pieces.get(name);
        if (meant != null && isInPlay(meant, position)) {
            return meant;
        }
        return isInPlay(name, position) && nameOf(name, position).equals(name)
                ? name
                : position.nextInHand(name.color(), name.bug()).orElse(name);
    }

    /**
     * {@return the name of a piece} Pieces in hand have the names that are still free, in order.
     *
     * @param piece the piece
     * @param position the position in which a text uses the name
     */
    public Piece nameOf(Piece piece, Position position) {
        Objects.requireNonNull(piece, "piece");
        Objects.requireNonNull(position, "position");
        if (pieces.isEmpty()) {
            return piece;
        }
        for (Map.Entry<Piece, Piece> named : pieces.entrySet()) {
            if (named.getValue().equals(piece) && isInPlay(piece, position)) {
                return named.getKey();
            }
        }
        if (isInPlay(piece, position)) {
            return piece;
        }
        List<Piece> hand = position.hand(piece.color()).stream()
                .filter(other -> other.bug() == piece.bug())
                .toList();
        int index = hand.indexOf(piece);
        return index < 0 ? piece : freeNames(piece, position).get(index);
    }

    /**
     * {@return the names that no piece in play has, of pieces equal to the given one, in order}
     *
     * @param piece the piece
     * @param position the position in which a text uses the names
     */
    public List<Piece> freeNames(Piece piece, Position position) {
        List<Piece> names = new ArrayList<>();
        List<Piece> used = new ArrayList<>();
        for (int number = 1; number <= piece.bug().count(); number++) {
            Piece equal = Piece.of(piece.color(), piece.bug(), number);
            names.add(equal);
            if (isInPlay(equal, position)) {
                used.add(nameOf(equal, position));
            }
        }
        names.removeAll(used);
        return names;
    }

    /**
     * {@return the numbering after a piece has entered}
     *
     * @param name its name in the text
     * @param piece the piece
     */
    public Numbering with(Piece name, Piece piece) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(piece, "piece");
        if (!isFree || (name.equals(piece) && pieces.isEmpty())) {
            return this;
        }
        Map<Piece, Piece> changed = new LinkedHashMap<>(pieces);
        changed.remove(name);
        changed.values().remove(piece);
        if (!name.equals(piece)) {
            changed.put(name, piece);
        }
        return new Numbering(true, changed);
    }

    /** {@return whether the object is a numbering in which all names mean the same} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Numbering that && isFree == that.isFree && pieces.equals(that.pieces);
    }

    @Override
    public int hashCode() {
        return isFree ? 1 + pieces.hashCode() : 0;
    }

    /** {@return the names that mean another piece in alphabetical order, for example {@code {wA1=wA2, wA2=wA1}}} */
    @Override
    public String toString() {
        return isFree
                ? pieces.entrySet().stream().map(Object::toString).sorted().collect(Collectors.joining(", ", "{", "}"))
                : "standard";
    }

    private static boolean isInPlay(Piece piece, Position position) {
        return position.cellOf(piece).isPresent();
    }
}
