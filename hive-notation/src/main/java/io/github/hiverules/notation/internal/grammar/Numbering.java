package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Position;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the piece that a name in the text means: the piece with that name or, when renumbering, the piece that entered
 * under it.
 */
public final class Numbering {

    private final boolean renumbering;
    private final Map<Piece, Piece> pieces = new HashMap<>();

    public Numbering(boolean renumbering) {
        this.renumbering = renumbering;
    }

    /** Returns the piece that a name means, which may be the next one to enter. */
    Piece mover(Piece name, Position position) {
        if (!renumbering) {
            return name;
        }
        Piece known = pieces.get(name);
        return known == null ? next(name, position) : known;
    }

    /** Returns the piece that a name means, if it can be in play. */
    Optional<Piece> known(Piece name) {
        return renumbering ? Optional.ofNullable(pieces.get(name)) : Optional.of(name);
    }

    /**
     * Returns the names that a piece without a number may have when it enters: all unused names if the game is being
     * renumbered, otherwise only its own.
     */
    List<Piece> names(Piece piece, List<Piece> kind) {
        List<Piece> left = new ArrayList<>(kind);
        left.removeAll(pieces.keySet());
        return !renumbering || left.get(0).equals(piece) ? List.of(piece) : left;
    }

    void entered(Piece name, Piece piece) {
        if (renumbering) {
            pieces.put(name, piece);
        }
    }

    private Piece next(Piece name, Position position) {
        Collection<Piece> taken = pieces.values();
        for (Piece piece : position.hand(name.color())) {
            if (piece.bug() == name.bug() && !taken.contains(piece)) {
                return piece;
            }
        }
        return name;
    }
}
