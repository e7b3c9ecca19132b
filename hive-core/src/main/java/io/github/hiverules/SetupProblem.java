package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A problem that keeps a {@link Setup} from being a valid {@link Position}.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface SetupProblem {

    /** {@return the kind of this problem} */
    Kind kind();

    /**
     * {@return what is wrong and what to change, in English, for developers} The module
     * {@code io.github.hiverules.notation} has sentences for users.
     */
    String message();

    /**
     * A piece that is not in the set of the ruleset (rule MAT-1).
     *
     * @param piece the piece
     * @param at where it stands
     */
    record PieceNotInSet(Piece piece, Hex at) implements SetupProblem {
        public PieceNotInSet {
            Objects.requireNonNull(piece, "piece");
            Objects.requireNonNull(at, "at");
        }

        @Override
        public Kind kind() {
            return Kind.PIECE_NOT_IN_SET;
        }

        @Override
        public String message() {
            return piece + " at " + at + " is not in the set; leave it out or use a ruleset with its expansion";
        }
    }

    /**
     * A piece that stands on several cells, or several times on one.
     *
     * @param piece the piece
     * @param cells where it stands, in the order of the setup; a cell that holds it twice is listed twice
     */
    record Duplicate(Piece piece, List<Hex> cells) implements SetupProblem {
        public Duplicate {
            Objects.requireNonNull(piece, "piece");
            Objects.requireNonNull(cells, "cells");
            cells = List.copyOf(cells);
        }

        @Override
        public Kind kind() {
            return Kind.DUPLICATE;
        }

        @Override
        public String message() {
            return piece + " is in play more than once: " + cells
                    + "; leave it on one cell or use pieces with other numbers";
        }
    }

    /**
     * A piece in play, while a piece of its kind and color with a lower number is still in hand (rule MAT-2).
     *
     * @param piece the piece in play
     * @param missing the piece that is still in hand
     */
    record NumberSkipped(Piece piece, Piece missing) implements SetupProblem {
        public NumberSkipped {
            Objects.requireNonNull(piece, "piece");
            Objects.requireNonNull(missing, "missing");
        }

        @Override
        public Kind kind() {
            return Kind.NUMBER_SKIPPED;
        }

        @Override
        public String message() {
            return piece + " is in play, but " + missing + " is not; use " + missing + " first";
        }
    }

    /**
     * A piece on top of another that is neither a Beetle nor a Mosquito.
     *
     * @param piece the piece
     * @param at where it stands
     */
    record CannotClimb(Piece piece, Hex at) implements SetupProblem {
        public CannotClimb {
            Objects.requireNonNull(piece, "piece");
            Objects.requireNonNull(at, "at");
        }

        @Override
        public Kind kind() {
            return Kind.CANNOT_CLIMB;
        }

        @Override
        public String message() {
            return piece + " stands on another piece at " + at
                    + "; only Beetles and Mosquitoes can, and stacks are listed from the bottom up";
        }
    }

    /**
     * A hive that is not connected (rule HIVE-1).
     *
     * @param disconnectedCells the cells that are not connected to the setup's first cell
     */
    record Disconnected(List<Hex> disconnectedCells) implements SetupProblem {
        public Disconnected {
            Objects.requireNonNull(disconnectedCells, "disconnectedCells");
            disconnectedCells = List.copyOf(disconnectedCells);
        }

        @Override
        public Kind kind() {
            return Kind.DISCONNECTED;
        }

        @Override
        public String message() {
            return "not connected to the rest of the hive: " + disconnectedCells + "; all pieces must form one hive";
        }
    }

    /**
     * A turn number that is not between 1 and 1,000,000.
     *
     * @param turnNumber the turn number
     */
    record TurnNumberOutOfRange(int turnNumber) implements SetupProblem {
        @Override
        public Kind kind() {
            return Kind.TURN_NUMBER_OUT_OF_RANGE;
        }

        @Override
        public String message() {
            return "turn " + turnNumber + " does not exist; use a turn from 1 to 1000000";
        }
    }

    /**
     * A player with more pieces in play than turns taken.
     *
     * @param piece one of the player's pieces
     * @param inPlay the number of the player's pieces in play
     * @param turns the number of turns that the player has taken
     */
    record TooManyPieces(Piece piece, int inPlay, int turns) implements SetupProblem {
        public TooManyPieces {
            Objects.requireNonNull(piece, "piece");
        }

        @Override
        public Kind kind() {
            return Kind.TOO_MANY_PIECES;
        }

        @Override
        public String message() {
            return "the owner of " + piece + " has more pieces in play (" + inPlay + ") than turns taken (" + turns
                    + "); increase the turn number by at least " + (inPlay - turns);
        }
    }

    /**
     * A resting piece that is not on top of a stack. A piece that was just moved always is.
     *
     * @param piece the resting piece
     */
    record RestingPieceNotOnTop(Piece piece) implements SetupProblem {
        public RestingPieceNotOnTop {
            Objects.requireNonNull(piece, "piece");
        }

        @Override
        public Kind kind() {
            return Kind.RESTING_PIECE_NOT_ON_TOP;
        }

        @Override
        public String message() {
            return piece + " cannot be resting, because it is not on top of a stack;"
                    + " only a piece that was just moved rests";
        }
    }

    /**
     * The kinds of problems, each with an id for JSON, logs and statistics.
     *
     * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
     * may add more, so a {@code switch} needs a {@code default}.
     */
    enum Kind {
        /** {@code piece-not-in-set}: see {@link SetupProblem.PieceNotInSet}. */
        PIECE_NOT_IN_SET,
        /** {@code duplicate}: see {@link SetupProblem.Duplicate}. */
        DUPLICATE,
        /** {@code number-skipped}: see {@link SetupProblem.NumberSkipped}. */
        NUMBER_SKIPPED,
        /** {@code cannot-climb}: see {@link SetupProblem.CannotClimb}. */
        CANNOT_CLIMB,
        /** {@code disconnected}: see {@link SetupProblem.Disconnected}. */
        DISCONNECTED,
        /** {@code turn-number-out-of-range}: see {@link SetupProblem.TurnNumberOutOfRange}. */
        TURN_NUMBER_OUT_OF_RANGE,
        /** {@code too-many-pieces}: see {@link SetupProblem.TooManyPieces}. */
        TOO_MANY_PIECES,
        /** {@code resting-piece-not-on-top}: see {@link SetupProblem.RestingPieceNotOnTop}. */
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
