package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Why a movement is illegal. Immutable and thread-safe. */
public sealed interface MovementViolation extends Violation
        permits MovementViolation.Covered,
                MovementViolation.Stays,
                MovementViolation.Resting,
                MovementViolation.Pinned,
                ReachViolation {

    /**
     * Returns the piece that was to move.
     *
     * @return the piece
     */
    Piece piece();

    @Override
    default List<Piece> pieces() {
        return List.of(piece());
    }

    /**
     * Another piece lies on top. <p><img src="doc-files/COVER-1.svg" alt="wB1 lies under bB1">
     *
     * @param piece the covered piece
     * @param at where it is
     * @param top the top of the stack
     */
    record Covered(Piece piece, Hex at, Piece top) implements MovementViolation {
        @Override
        public Kind kind() {
            return Kind.COVERED;
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
     * The move ends where it started. <p><img src="doc-files/STAY-1.svg" alt="the Ladybug cannot end where it stands">
     *
     * @param piece the piece
     * @param at where it is
     */
    record Stays(Piece piece, Hex at) implements MovementViolation {
        @Override
        public Kind kind() {
            return Kind.STAYS;
        }

        @Override
        public List<Hex> hexes() {
            return List.of(at);
        }
    }

    /**
     * The piece was moved on the turn before. <p><img src="doc-files/PILLBUG-5.svg" alt="wA1 was just thrown">
     *
     * @param piece the resting piece
     * @param at where it is
     */
    record Resting(Piece piece, Hex at) implements MovementViolation {
        @Override
        public Kind kind() {
            return Kind.RESTING;
        }

        @Override
        public List<Hex> hexes() {
            return List.of(at);
        }
    }

    /**
     * Without the piece the hive falls apart. <p><img src="doc-files/HIVE-2.svg" alt="bA1 holds bQ and wA1">
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
        public Kind kind() {
            return Kind.PINNED;
        }

        @Override
        public List<Hex> hexes() {
            return Stream.concat(Stream.of(at), cutOff.stream()).toList();
        }
    }

    /**
     * The destination touches no other piece. <p><img src="doc-files/HIVE-1.svg" alt="wQ would touch nothing">
     *
     * @param piece the piece
     * @param from where it is
     * @param to where it would stand alone
     */
    record LeavesHive(Piece piece, Hex from, Hex to) implements ReachViolation {
        @Override
        public Kind kind() {
            return Kind.LEAVES_HIVE;
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
     * @param sides the two occupied cells next to the step
     */
    record Gate(Piece piece, Hex from, Hex to, List<Hex> sides) implements ReachViolation {
        /**
         * Copies the collections.
         *
         * @param piece the moving piece
         * @param from where the stopped step starts
         * @param to where the stopped step ends
         * @param sides the two occupied cells next to the step
         */
        public Gate {
            sides = List.copyOf(sides);
        }

        @Override
        public Kind kind() {
            return Kind.GATE;
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
     * @param sides the two empty cells next to the step
     */
    record ContactLost(Piece piece, Hex from, Hex to, List<Hex> sides) implements ReachViolation {
        /**
         * Copies the collections.
         *
         * @param piece the moving piece
         * @param from where the stopped step starts
         * @param to where the stopped step ends
         * @param sides the two empty cells next to the step
         */
        public ContactLost {
            sides = List.copyOf(sides);
        }

        @Override
        public Kind kind() {
            return Kind.CONTACT_LOST;
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
     * @param sides the two stacks next to the step
     */
    record GateAboveGround(Piece piece, Hex from, Hex to, List<Hex> sides) implements ReachViolation {
        /**
         * Copies the collections.
         *
         * @param piece the moving piece
         * @param from where the stopped step starts
         * @param to where the stopped step ends
         * @param sides the two stacks next to the step
         */
        public GateAboveGround {
            sides = List.copyOf(sides);
        }

        @Override
        public Kind kind() {
            return Kind.GATE_ABOVE_GROUND;
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
    record OutOfReach(Rule rule, Piece piece, Hex from, Hex to, Reach reach) implements ReachViolation {
        @Override
        public Kind kind() {
            return reach.kind();
        }
    }

    /**
     * No piece that the Mosquito touches lends it this move.
     *
     * <p><img src="doc-files/MOSQUITO-3.svg" alt="a touched Mosquito lends nothing">
     *
     * @param rule MOSQUITO-1, or MOSQUITO-3 if a Mosquito is the reason
     * @param piece the Mosquito
     * @param from where it is
     * @param to where it cannot go
     * @param copied the kinds that it copies
     * @param lender the touched cell that looks as if it could lend the move: a stack with another piece on top, or a Mosquito
     */
    record MosquitoCannotCopy(Rule rule, Piece piece, Hex from, Hex to, Set<Bug> copied, Optional<Hex> lender)
            implements ReachViolation {
        /**
         * Copies the collections.
         *
         * @param rule MOSQUITO-1, or MOSQUITO-3 if a Mosquito is the reason
         * @param piece the Mosquito
         * @param from where it is
         * @param to where it cannot go
         * @param copied the kinds that it copies
         * @param lender the touched cell that looks as if it could lend the move: a stack with another piece on top, or a Mosquito
         */
        public MosquitoCannotCopy {
            copied = Set.copyOf(copied);
        }

        @Override
        public Kind kind() {
            return Kind.MOSQUITO_CANNOT_COPY;
        }

        @Override
        public List<Hex> hexes() {
            return Stream.concat(Stream.of(from, to), lender.stream()).toList();
        }
    }

    /**
     * A Mosquito on top of another piece goes one step, like a Beetle.
     *
     * <p><img src="doc-files/MOSQUITO-2.svg" alt="crosses more than one step away">
     *
     * @param piece the Mosquito
     * @param from where it is
     * @param to where it cannot go
     */
    record MosquitoOnTop(Piece piece, Hex from, Hex to) implements ReachViolation {
        @Override
        public Kind kind() {
            return Kind.MOSQUITO_ON_TOP;
        }
    }
}
