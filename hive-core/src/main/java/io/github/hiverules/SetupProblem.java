package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A problem that keeps a {@link Setup} from being a valid {@link Position}: its {@link Kind} and its evidence. The kind
 * says which evidence there is; each {@link Role} has a method of the same name, which returns an empty list or {@code
 * Optional} if the problem has no such evidence.
 *
 * <p>The class {@code Sentences} of the module {@code io.github.hiverules.notation} puts it into words.
 */
public final class SetupProblem {

    private final Kind kind;
    private final Evidence evidence;

    private SetupProblem(Kind kind, Evidence evidence) {
        this.kind = kind;
        this.evidence = evidence;
    }

    /**
     * {@return the problem with the given parts, for programs that read what {@link #evidence()} wrote} {@link
     * Position#of(Setup)} reports the problems of a setup.
     *
     * @param kind the kind
     * @param evidence exactly the evidence of that kind
     * @throws IllegalArgumentException if the kind has other evidence, or if a value is not of the {@link Role#type()
     *     type} of its role
     */
    public static SetupProblem of(Kind kind, Map<Role, ?> evidence) {
        Objects.requireNonNull(evidence, "evidence");
        return new SetupProblem(kind, Evidence.of(kind, evidence, kind.evidence, Set.of()));
    }

    /** {@return the kind of this problem} */
    public Kind kind() {
        return kind;
    }

    /** {@return all evidence, in the order of the roles} */
    public Map<Role, Object> evidence() {
        return evidence.values();
    }

    /** {@return the piece that the problem is about} */
    public Optional<Piece> piece() {
        return evidence.find(Role.PIECE, Piece.class);
    }

    /** {@return the piece that should be in play but is still in hand} */
    public Optional<Piece> missing() {
        return evidence.find(Role.MISSING, Piece.class);
    }

    /**
     * {@return the cells of the piece or, for {@link Kind#DISCONNECTED}, those not connected to the first cell} A cell
     * that holds a piece twice is listed twice.
     */
    public List<Hex> cells() {
        return evidence.list(Role.CELLS, Hex.class);
    }

    /** {@return the turn number of the setup} */
    public Optional<Integer> turnNumber() {
        return evidence.find(Role.TURN_NUMBER, Integer.class);
    }

    /** {@return the number of pieces in play of the player who owns the {@link #piece()}} */
    public Optional<Integer> inPlay() {
        return evidence.find(Role.IN_PLAY, Integer.class);
    }

    /** {@return the number of turns that the player who owns the {@link #piece()} has taken} */
    public Optional<Integer> turns() {
        return evidence.find(Role.TURNS, Integer.class);
    }

    /** {@return whether the object is a problem of the same kind with equal evidence} */
    @Override
    public boolean equals(Object other) {
        return other instanceof SetupProblem that && kind == that.kind && evidence.equals(that.evidence);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, evidence);
    }

    /** {@return the id of the kind and the evidence, such as {@code number-skipped {piece=wA2, missing=wA1}}} */
    @Override
    public String toString() {
        return kind.id() + " " + evidence;
    }

    /** The kinds of problems. */
    @SuppressWarnings("ImmutableEnumChecker") // The sets cannot be modified.
    public enum Kind {
        /** The {@link SetupProblem#piece()} on the cell is not in the set (rule MAT-1). */
        PIECE_NOT_IN_SET(Role.PIECE, Role.CELLS),
        /** The {@link SetupProblem#piece()} stands on several {@link SetupProblem#cells()}, or several times on one. */
        DUPLICATE(Role.PIECE, Role.CELLS),
        /**
         * The {@link SetupProblem#piece()} is in play, and {@link SetupProblem#missing()}, an equal piece with a lower
         * number, is still in hand (rule MAT-2).
         */
        NUMBER_SKIPPED(Role.PIECE, Role.MISSING),
        /**
         * The {@link SetupProblem#piece()} stands on another piece on the cell, and is neither a Beetle nor a Mosquito.
         */
        CANNOT_CLIMB(Role.PIECE, Role.CELLS),
        /** The {@link SetupProblem#cells()} are not connected to the setup's first cell (rule HIVE-1). */
        DISCONNECTED(Role.CELLS),
        /** The {@link SetupProblem#turnNumber()} is not between 1 and 1,000,000. */
        TURN_NUMBER_OUT_OF_RANGE(Role.TURN_NUMBER),
        /**
         * The owner of the {@link SetupProblem#piece()} has more pieces {@link SetupProblem#inPlay()} than {@link
         * SetupProblem#turns()} taken.
         */
        TOO_MANY_PIECES(Role.PIECE, Role.IN_PLAY, Role.TURNS),
        /**
         * The {@link SetupProblem#piece()} rests, but is not on top of a stack, as a piece that was just moved always
         * is.
         */
        RESTING_PIECE_NOT_ON_TOP(Role.PIECE);

        private final Set<Role> evidence;

        Kind(Role... evidence) {
            this.evidence = Set.of(evidence);
        }

        /** {@return the id of this kind for JSON, logs and statistics, for example {@code disconnected}} */
        public String id() {
            return Ids.of(this);
        }

        /** {@return the evidence that every such problem has} */
        public Set<Role> evidence() {
            return evidence;
        }

        /**
         * {@return the kind with the given id, or empty if there is none}
         *
         * @param id for example {@code disconnected}
         */
        public static Optional<Kind> find(String id) {
            return Ids.find(values(), Kind::id, id);
        }
    }
}
