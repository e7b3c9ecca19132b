package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A problem that keeps a {@link Setup} from being a valid {@link Position}: its {@link Kind} and its evidence. The kind
 * says which evidence there is; all other accessors return an empty list or an empty optional.
 *
 * <p>The class {@code Sentences} of the module {@code io.github.hiverules.notation} puts it into words.
 */
public final class SetupProblem {

    private final Kind kind;
    private final Optional<Piece> piece;
    private final Optional<Piece> missing;
    private final List<Hex> cells;
    private final OptionalInt turnNumber;
    private final OptionalInt inPlay;
    private final OptionalInt turns;

    private SetupProblem(
            Kind kind,
            Optional<Piece> piece,
            Optional<Piece> missing,
            List<Hex> cells,
            OptionalInt turnNumber,
            OptionalInt inPlay,
            OptionalInt turns) {
        this.kind = kind;
        this.piece = piece;
        this.missing = missing;
        this.cells = List.copyOf(cells);
        this.turnNumber = turnNumber;
        this.inPlay = inPlay;
        this.turns = turns;
    }

    private static SetupProblem of(Kind kind, Optional<Piece> piece, Optional<Piece> missing, List<Hex> cells) {
        OptionalInt none = OptionalInt.empty();
        return new SetupProblem(kind, piece, missing, cells, none, none, none);
    }

    /**
     * {@return a problem of the kind {@link Kind#PIECE_NOT_IN_SET}}
     *
     * @param piece a piece that is not in the set
     * @param cell where it stands
     */
    public static SetupProblem pieceNotInSet(Piece piece, Hex cell) {
        Objects.requireNonNull(piece, "piece");
        Objects.requireNonNull(cell, "cell");
        return of(Kind.PIECE_NOT_IN_SET, Optional.of(piece), Optional.empty(), List.of(cell));
    }

    /**
     * {@return a problem of the kind {@link Kind#DUPLICATE}}
     *
     * @param piece the piece
     * @param cells where it stands; a cell that holds it twice is listed twice
     */
    public static SetupProblem duplicate(Piece piece, List<Hex> cells) {
        Objects.requireNonNull(piece, "piece");
        Objects.requireNonNull(cells, "cells");
        return of(Kind.DUPLICATE, Optional.of(piece), Optional.empty(), cells);
    }

    /**
     * {@return a problem of the kind {@link Kind#NUMBER_SKIPPED}}
     *
     * @param piece the piece in play
     * @param missing the piece that is still in hand
     */
    public static SetupProblem numberSkipped(Piece piece, Piece missing) {
        Objects.requireNonNull(piece, "piece");
        Objects.requireNonNull(missing, "missing");
        return of(Kind.NUMBER_SKIPPED, Optional.of(piece), Optional.of(missing), List.of());
    }

    /**
     * {@return a problem of the kind {@link Kind#CANNOT_CLIMB}}
     *
     * @param piece the piece on top of another
     * @param cell where it stands
     */
    public static SetupProblem cannotClimb(Piece piece, Hex cell) {
        Objects.requireNonNull(piece, "piece");
        Objects.requireNonNull(cell, "cell");
        return of(Kind.CANNOT_CLIMB, Optional.of(piece), Optional.empty(), List.of(cell));
    }

    /**
     * {@return a problem of the kind {@link Kind#DISCONNECTED}}
     *
     * @param cells the cells that are not connected to the setup's first cell
     */
    public static SetupProblem disconnected(List<Hex> cells) {
        Objects.requireNonNull(cells, "cells");
        return of(Kind.DISCONNECTED, Optional.empty(), Optional.empty(), cells);
    }

    /**
     * {@return a problem of the kind {@link Kind#TURN_NUMBER_OUT_OF_RANGE}}
     *
     * @param turnNumber the turn number
     */
    public static SetupProblem turnNumberOutOfRange(int turnNumber) {
        return new SetupProblem(
                Kind.TURN_NUMBER_OUT_OF_RANGE,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                OptionalInt.of(turnNumber),
                OptionalInt.empty(),
                OptionalInt.empty());
    }

    /**
     * {@return a problem of the kind {@link Kind#TOO_MANY_PIECES}}
     *
     * @param piece one of the player's pieces
     * @param inPlay the number of the player's pieces in play
     * @param turns the number of turns that the player has taken
     */
    public static SetupProblem tooManyPieces(Piece piece, int inPlay, int turns) {
        Objects.requireNonNull(piece, "piece");
        return new SetupProblem(
                Kind.TOO_MANY_PIECES,
                Optional.of(piece),
                Optional.empty(),
                List.of(),
                OptionalInt.empty(),
                OptionalInt.of(inPlay),
                OptionalInt.of(turns));
    }

    /**
     * {@return a problem of the kind {@link Kind#RESTING_PIECE_NOT_ON_TOP}}
     *
     * @param piece the resting piece
     */
    public static SetupProblem restingPieceNotOnTop(Piece piece) {
        Objects.requireNonNull(piece, "piece");
        return of(Kind.RESTING_PIECE_NOT_ON_TOP, Optional.of(piece), Optional.empty(), List.of());
    }

    /** {@return the kind of this problem} */
    public Kind kind() {
        return kind;
    }

    /** {@return the piece that the problem is about} */
    public Optional<Piece> piece() {
        return piece;
    }

    /** {@return the piece that should be in play but is still in hand} */
    public Optional<Piece> missing() {
        return missing;
    }

    /** {@return the cells of the piece or, for {@link Kind#DISCONNECTED}, those not connected to the first cell} */
    public List<Hex> cells() {
        return cells;
    }

    /** {@return the turn number of the setup} */
    public OptionalInt turnNumber() {
        return turnNumber;
    }

    /** {@return the number of pieces in play of the player who owns the {@link #piece()}} */
    public OptionalInt inPlay() {
        return inPlay;
    }

    /** {@return the number of turns that the player who owns the {@link #piece()} has taken} */
    public OptionalInt turns() {
        return turns;
    }

    /** Returns the evidence by the names of the accessors. */
    private Map<String, Object> evidence() {
        Map<String, Object> evidence = new LinkedHashMap<>();
        piece.ifPresent(value -> evidence.put("piece", value));
        missing.ifPresent(value -> evidence.put("missing", value));
        if (!cells.isEmpty()) {
            evidence.put("cells", cells);
        }
        turnNumber.ifPresent(value -> evidence.put("turnNumber", value));
        inPlay.ifPresent(value -> evidence.put("inPlay", value));
        turns.ifPresent(value -> evidence.put("turns", value));
        return evidence;
    }

    /** {@return whether the object is a problem of the same kind with equal evidence} */
    @Override
    public boolean equals(Object other) {
        return other instanceof SetupProblem that
                && kind == that.kind
                && evidence().equals(that.evidence());
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind.id, evidence());
    }

    /** {@return the id of the kind and the evidence, such as {@code number-skipped {piece=wA2, missing=wA1}}} */
    @Override
    public String toString() {
        return kind.id + " " + evidence();
    }

    /**
     * The kinds of problems, each with an id for JSON, logs and statistics.
     */
    public enum Kind {
        /** {@code piece-not-in-set}: the {@link SetupProblem#piece()} on the cell is not in the set (rule MAT-1). */
        PIECE_NOT_IN_SET,
        /** {@code duplicate}: the {@link SetupProblem#piece()} stands on several {@link SetupProblem#cells()}, or several times on one. */
        DUPLICATE,
        /**
         * {@code number-skipped}: the {@link SetupProblem#piece()} is in play, and {@link SetupProblem#missing()}, a piece of its kind and color
         * with a lower number, is still in hand (rule MAT-2).
         */
        NUMBER_SKIPPED,
        /**
         * {@code cannot-climb}: the {@link SetupProblem#piece()} stands on another piece on the cell, and is neither a Beetle nor a
         * Mosquito.
         */
        CANNOT_CLIMB,
        /** {@code disconnected}: the {@link SetupProblem#cells()} are not connected to the setup's first cell (rule HIVE-1). */
        DISCONNECTED,
        /** {@code turn-number-out-of-range}: the {@link SetupProblem#turnNumber()} is not between 1 and 1,000,000. */
        TURN_NUMBER_OUT_OF_RANGE,
        /**
         * {@code too-many-pieces}: the owner of the {@link SetupProblem#piece()} has more pieces {@link SetupProblem#inPlay()} than {@link
         * SetupProblem#turns()} taken.
         */
        TOO_MANY_PIECES,
        /**
         * {@code resting-piece-not-on-top}: the {@link SetupProblem#piece()} rests, but is not on top of a stack, as a piece that was
         * just moved always is.
         */
        RESTING_PIECE_NOT_ON_TOP;

        private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

        /** {@return the id of this kind, for example {@code disconnected}, which stays the same in all releases} */
        public String id() {
            return id;
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
