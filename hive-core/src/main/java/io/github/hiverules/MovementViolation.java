package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Why a movement is illegal. Immutable and thread-safe. */
public sealed interface MovementViolation extends Violation {

    /**
     * Another piece lies on top.
     *
     * <p><img src="doc-files/COVER-1.svg" alt="wB1 lies under bB1">
     *
     * @param piece the covered piece
     * @param at where it is
     * @param top the top of the stack
     */
    record Covered(Piece piece, Hex at, Piece top) implements MovementViolation {
        @Override
        public Rule rule() {
            return Rule.COVER_1;
        }

        @Override
        public List<Hex> hexes() {
            return List.of(at);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece, top);
        }
    }

    /**
     * The move ends where it started.
     *
     * <p><img src="doc-files/STAY-1.svg" alt="the Ladybug cannot end where it stands">
     *
     * @param piece the piece
     * @param at where it is
     */
    record Stays(Piece piece, Hex at) implements MovementViolation {
        @Override
        public Rule rule() {
            return Rule.STAY_1;
        }

        @Override
        public List<Hex> hexes() {
            return List.of(at);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * The piece was moved on the turn before.
     *
     * <p><img src="doc-files/PILLBUG-5.svg" alt="wA1 was thrown on the turn before">
     *
     * @param piece the resting piece
     * @param at where it is
     */
    record Resting(Piece piece, Hex at) implements MovementViolation {
        @Override
        public Rule rule() {
            return Rule.PILLBUG_5;
        }

        @Override
        public List<Hex> hexes() {
            return List.of(at);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * Without the piece the hive falls apart.
     *
     * <p><img src="doc-files/HIVE-2.svg" alt="without bA1, bQ and wA1 would be cut off">
     *
     * @param piece the pinned piece
     * @param at where it is
     * @param cutOff the cells of the smallest part that would be cut off
     */
    record Pinned(Piece piece, Hex at, List<Hex> cutOff) implements MovementViolation {
        /**
         * Copies the collections.
         *
         * @param piece the pinned piece
         * @param at where it is
         * @param cutOff the cells of the smallest part that would be cut off
         */
        public Pinned {
            cutOff = List.copyOf(cutOff);
        }

        @Override
        public Rule rule() {
            return Rule.HIVE_2;
        }

        @Override
        public List<Hex> hexes() {
            return Evidence.joined(cutOff, at);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * The destination touches no other piece.
     *
     * <p><img src="doc-files/HIVE-1.svg" alt="a cross where wQ would touch nothing">
     *
     * @param piece the piece
     * @param from where it is
     * @param to where it would stand alone
     */
    record LeavesHive(Piece piece, Hex from, Hex to) implements MovementViolation {
        @Override
        public Rule rule() {
            return Rule.HIVE_1;
        }

        @Override
        public List<Hex> hexes() {
            return List.of(from, to);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * Two pieces leave too small a gap for a ground step.
     *
     * <p><img src="doc-files/SLIDE-1.svg" alt="bA1 does not fit between wA1 and wS1">
     *
     * @param piece the moving piece
     * @param from where the stopped step starts
     * @param to where the stopped step ends
     * @param gate the two occupied cells beside the step
     */
    record Gate(Piece piece, Hex from, Hex to, List<Hex> gate) implements MovementViolation {
        /**
         * Copies the collections.
         *
         * @param piece the moving piece
         * @param from where the stopped step starts
         * @param to where the stopped step ends
         * @param gate the two occupied cells beside the step
         */
        public Gate {
            gate = List.copyOf(gate);
        }

        @Override
        public Rule rule() {
            return Rule.SLIDE_1;
        }

        @Override
        public List<Hex> hexes() {
            return Evidence.joined(gate, from, to);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * A ground step would lose touch with the hive on its way.
     *
     * <p><img src="doc-files/SLIDE-2.svg" alt="bS1 would lose touch on its first step">
     *
     * @param piece the moving piece
     * @param from where the stopped step starts
     * @param to where the stopped step ends
     * @param gap the two empty cells beside the step
     */
    record ContactLost(Piece piece, Hex from, Hex to, List<Hex> gap) implements MovementViolation {
        /**
         * Copies the collections.
         *
         * @param piece the moving piece
         * @param from where the stopped step starts
         * @param to where the stopped step ends
         * @param gap the two empty cells beside the step
         */
        public ContactLost {
            gap = List.copyOf(gap);
        }

        @Override
        public Rule rule() {
            return Rule.SLIDE_2;
        }

        @Override
        public List<Hex> hexes() {
            return Evidence.joined(gap, from, to);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * Two stacks, both higher than the step, leave too small a gap.
     *
     * <p><img src="doc-files/CLIMB-1.svg" alt="wB1 does not fit between two stacks">
     *
     * @param piece the moving piece
     * @param from where the stopped step starts
     * @param to where the stopped step ends
     * @param gate the two stacks beside the step
     */
    record GateAboveGround(Piece piece, Hex from, Hex to, List<Hex> gate) implements MovementViolation {
        /**
         * Copies the collections.
         *
         * @param piece the moving piece
         * @param from where the stopped step starts
         * @param to where the stopped step ends
         * @param gate the two stacks beside the step
         */
        public GateAboveGround {
            gate = List.copyOf(gate);
        }

        @Override
        public Rule rule() {
            return Rule.CLIMB_1;
        }

        @Override
        public List<Hex> hexes() {
            return Evidence.joined(gate, from, to);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * The kind of piece does not move like that.
     *
     * @param rule the rule of the kind
     * @param piece the piece
     * @param from where it is
     * @param to where it cannot go
     * @param reach what is wrong with the destination
     */
    record OutOfReach(Rule rule, Piece piece, Hex from, Hex to, Reach reach) implements MovementViolation {
        @Override
        public List<Hex> hexes() {
            return List.of(from, to);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * No piece that the Mosquito touches lends it this move.
     *
     * <p><img src="doc-files/MOSQUITO-3.svg" alt="a touched Mosquito lends nothing">
     *
     * @param rule MOSQUITO-1, or MOSQUITO-3 if a Mosquito is the reason
     * @param mosquito the Mosquito
     * @param from where it is
     * @param to where it cannot go
     * @param copied the kinds that it copies
     * @param lender the touched cell that looks as if it could lend the move: a stack with another piece on top, or a Mosquito
     */
    record MosquitoCannotCopy(Rule rule, Piece mosquito, Hex from, Hex to, Set<Bug> copied, Optional<Hex> lender)
            implements MovementViolation {
        /**
         * Copies the collections.
         *
         * @param rule MOSQUITO-1, or MOSQUITO-3 if a Mosquito is the reason
         * @param mosquito the Mosquito
         * @param from where it is
         * @param to where it cannot go
         * @param copied the kinds that it copies
         * @param lender the touched cell that looks as if it could lend the move: a stack with another piece on top, or a Mosquito
         */
        public MosquitoCannotCopy {
            copied = Set.copyOf(copied);
        }

        @Override
        public List<Hex> hexes() {
            return List.of(from, to);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(mosquito);
        }
    }

    /**
     * A Mosquito on top of another piece goes one step, like a Beetle.
     *
     * <p><img src="doc-files/MOSQUITO-2.svg" alt="crosses more than one step away">
     *
     * @param mosquito the Mosquito
     * @param from where it is
     * @param to where it cannot go
     */
    record MosquitoOnTop(Piece mosquito, Hex from, Hex to) implements MovementViolation {
        @Override
        public Rule rule() {
            return Rule.MOSQUITO_2;
        }

        @Override
        public List<Hex> hexes() {
            return List.of(from, to);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(mosquito);
        }
    }

    /** What is wrong with a destination that a kind of piece cannot reach. */
    enum Reach {
        /** The destination is further away than the one step of the kind. */
        TOO_FAR,
        /** Another piece stands on the destination, and the kind does not climb or does not end a move on top. */
        OCCUPIED,
        /** The destination does not lie in one of the six straight lines. */
        NOT_IN_LINE,
        /** There is no piece to jump over. */
        NOTHING_TO_JUMP,
        /** There is a gap in the row of pieces to jump over. */
        GAP_IN_LINE,
        /** The Spider would stop short: fewer than three steps lead there. */
        TOO_SHORT,
        /** Steps of this kind lead there, but not in the required number, or not without entering a cell twice. */
        WRONG_LENGTH,
        /** No steps of this kind lead there. */
        NO_WAY
    }
}
