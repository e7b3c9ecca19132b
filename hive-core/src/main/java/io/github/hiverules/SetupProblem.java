package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * One reason why a {@link Setup} is not a valid {@link Position}.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface SetupProblem {

    /** {@return the kind of this problem} */
    Kind kind();

    /**
     * {@return what is wrong and what to change, in English, for developers; the sentences for users are in the module
     * for notations}
     */
    String message();

    /**
     * The piece is not in the set of the ruleset (rule MAT-1).
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
     * The piece stands on several cells, or several times on one.
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
            return piece + " is on several cells or twice on one: " + cells + "; use pieces with other numbers";
        }
    }

    /**
     * A piece is in play before an equal piece with a lower number (rule MAT-2).
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
            return piece + " is in play and " + missing + " is not; use " + missing + " first";
        }
    }

    /**
     * A piece other than a Beetle or a Mosquito stands on top of another.
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
                    + "; only Beetles and Mosquitoes do, and stacks start at the bottom";
        }
    }

    /**
     * The hive is not connected (rule HIVE-1).
     *
     * @param apart the cells that are not connected with the setup's first cell
     */
    record Disconnected(List<Hex> apart) implements SetupProblem {
        public Disconnected {
            Objects.requireNonNull(apart, "apart");
            apart = List.copyOf(apart);
        }

        @Override
        public Kind kind() {
            return Kind.DISCONNECTED;
        }

        @Override
        public String message() {
            return apart + " do not connect with the rest; all pieces must touch";
        }
    }

    /**
     * The turn number is not between 1 and 1,000,000.
     *
     * @param turnNumber the turn number
     */
    record BadTurnNumber(int turnNumber) implements SetupProblem {
        @Override
        public Kind kind() {
            return Kind.BAD_TURN_NUMBER;
        }

        @Override
        public String message() {
            return "turn " + turnNumber + " does not exist; use a turn from 1 to 1000000";
        }
    }

    /**
     * A player has more pieces in play than turns taken.
     *
     * @param piece one of the player's pieces
     * @param inPlay how many of them are in play
     * @param turns how many turns the player has had
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
            return "the player of " + piece + " has placed more pieces (" + inPlay + ") than there were turns (" + turns
                    + "); use a turn at least " + (inPlay - turns) + " later";
        }
    }

    /**
     * The resting piece is not on top of a stack, as a piece that was just moved would be.
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
            return piece + " cannot rest, because it is not on top of a stack; a piece that rests has just moved";
        }
    }

    /**
     * The kinds of problems, each with an id for JSON, logs and statistics. Ids never change.
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
        /** {@code bad-turn-number}: see {@link SetupProblem.BadTurnNumber}. */
        BAD_TURN_NUMBER,
        /** {@code too-many-pieces}: see {@link SetupProblem.TooManyPieces}. */
        TOO_MANY_PIECES,
        /** {@code resting-piece-not-on-top}: see {@link SetupProblem.RestingPieceNotOnTop}. */
        RESTING_PIECE_NOT_ON_TOP;

        private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

        /** {@return the id of this kind, for example {@code disconnected}} */
        public String id() {
            return id;
        }

        /**
         * {@return the kind with an id, or empty if there is none}
         *
         * @param id for example {@code disconnected}
         */
        public static Optional<Kind> find(String id) {
            Objects.requireNonNull(id, "id");
            return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
        }
    }
}
