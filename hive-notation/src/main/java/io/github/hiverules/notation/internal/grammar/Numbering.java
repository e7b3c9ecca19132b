package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Position;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the piece that a name in the text means: the piece with that name or, in a renumbered game, the piece that
 * entered under that name.
 */
public final class Numbering {

    private final boolean renumbers;

    /** The pieces that have entered in a renumbered game, by their names in the text. */
    private final Map<Piece, Piece> pieces = new HashMap<>();

    public Numbering(boolean renumbers) {
        this.renumbers = renumbers;
    }

    /** Returns the moving piece that a name means, which may be the next one to enter. */
    public Piece mover(Piece name, Position position) {
        if (!renumbers) {
            return name;
        }
        Piece known = pieces.get(name);
        return known == null ? nextInHand(name, position) : known;
    }

    /** Finds the piece that a name means, if it can be in play. */
    Optional<Piece> findMeant(Piece name) {
        return renumbers ? Optional.ofNullable(pieces.get(name)) : Optional.of(name);
    }

    /**
     * Returns the names that a piece without a number may have when it enters: all unused names of its kind in a
     * renumbered game, otherwise only its own.
     */
    List<Piece> possibleNames(Piece piece, List<Piece> kind) {
        List<Piece> unused = new ArrayList<>(kind);
        unused.removeAll(pieces.keySet());
        return !renumbers || unused.get(0).equals(piece) ? List.of(piece) : unused;
    }

    void addEntered(Piece name, Piece piece) {
        if (renumbers) {
            pieces.put(name, piece);
        }
    }

    /** Remembers the piece that entered under a name, and reports it if the name has another number. */
    public void enter(Piece name, Piece piece, int start, int end, Repairs repairs) {
        if (!piece.equals(name)) {
            repairs.add(Repair.Kind.NUMBERS_OUT_OF_ORDER, start, end, piece.toString());
        }
        addEntered(name, piece);
    }

    public boolean renumbers() {
        return renumbers;
    }

    private static Piece nextInHand(Piece name, Position position) {
        return position.hand(name.color()).stream()
                .filter(piece -> piece.bug() == name.bug())
                .findFirst()
                .orElse(name);
    }
}
