package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Arrays;
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
    private final Evidence<Role> evidence;

    private SetupProblem(Kind kind, Evidence<Role> evidence) {
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
        return Objects.hash(kind.id, evidence);
    }

    /** {@return the id of the kind and the evidence, such as {@code number-skipped {piece=wA2, missing=wA1}}} */
    @Override
    public String toString() {
        return kind.id + " " + evidence;
    }

    /** What a part of the evidence shows. Each role has a method of the same name in {@link SetupProblem}. */
    public enum Role implements Evidence.Role {
        /** {@link SetupProblem#piece() piece}. */
        PIECE("piece", Piece.class, false),
        /** {@link SetupProblem#missing() missing}. */
        MISSING("missing", Piece.class, false),
        /** {@link SetupProblem#cells() cells}. */
        CELLS("cells", Hex.class, true),
        /** {@link SetupProblem#turnNumber() turnNumber}. */
        TURN_NUMBER("turnNumber", Integer.class, false),
        /** {@link SetupProblem#inPlay() inPlay}. */
        IN_PLAY("inPlay", Integer.class, false),
        /** {@link SetupProblem#turns() turns}. */
        TURNS("turns", Integer.class, false);

        private final String id;
        private final Class<?> type;
        private final boolean isList;

        Role(String id, Class<?> type, boolean isList) {
            this.id = id;
            this.type = type;
            this.isList = isList;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public Class<?> type() {
            return type;
        }

        @Override
        public boolean isList() {
            return isList;
        }
    }

    /**
     * The kinds of problems, each with an id for JSON, logs and statistics.
     */
    @SuppressWarnings("ImmutableEnumChecker") // The sets cannot be modified.
    public enum Kind {
        /** {@code piece-not-in-set}: the {@link SetupProblem#piece()} on the cell is not in the set (rule MAT-1). */
        PIECE_NOT_IN_SET("piece-not-in-set", Role.PIECE, Role.CELLS),
        /**
         * {@code duplicate}: the {@link SetupProblem#piece()} stands on several {@link SetupProblem#cells()}, or
         * several times on one.
         */
        DUPLICATE("duplicate", Role.PIECE, Role.CELLS),
        /**
         * {@code number-skipped}: the {@link SetupProblem#piece()} is in play, and {@link SetupProblem#missing()}, a
         * piece of its kind and color with a lower number, is still in hand (rule MAT-2).
         */
        NUMBER_SKIPPED("number-skipped", Role.PIECE, Role.MISSING),
        /**
         * {@code cannot-climb}: the {@link SetupProblem#piece()} stands on another piece on the cell, and is neither a
         * Beetle nor a Mosquito.
         */
        CANNOT_CLIMB("cannot-climb", Role.PIECE, Role.CELLS),
        /**
         * {@code disconnected}: the {@link SetupProblem#cells()} are not connected to the setup's first cell (rule
         * HIVE-1).
         */
        DISCONNECTED("disconnected", Role.CELLS),
        /** {@code turn-number-out-of-range}: the {@link SetupProblem#turnNumber()} is not between 1 and 1,000,000. */
        TURN_NUMBER_OUT_OF_RANGE("turn-number-out-of-range", Role.TURN_NUMBER),
        /**
         * {@code too-many-pieces}: the owner of the {@link SetupProblem#piece()} has more pieces {@link
         * SetupProblem#inPlay()} than {@link SetupProblem#turns()} taken.
         */
        TOO_MANY_PIECES("too-many-pieces", Role.PIECE, Role.IN_PLAY, Role.TURNS),
        /**
         * {@code resting-piece-not-on-top}: the {@link SetupProblem#piece()} rests, but is not on top of a stack, as a
         * piece that was just moved always is.
         */
        RESTING_PIECE_NOT_ON_TOP("resting-piece-not-on-top", Role.PIECE);

        private final String id;
        private final Set<Role> evidence;

        Kind(String id, Role... evidence) {
            this.id = id;
            this.evidence = Set.of(evidence);
        }

        /** {@return the id of this kind, for example {@code disconnected}, which stays the same in all releases} */
        public String id() {
            return id;
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
            Objects.requireNonNull(id, "id");
            return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
        }
    }
}
