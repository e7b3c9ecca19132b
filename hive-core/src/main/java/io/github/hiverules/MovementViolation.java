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

    /** {@return the piece that was to move} */
    Piece piece();

    @Override
    default List<Piece> pieces() {
        return List.of(piece());
    }

    /**
     * Another piece lies on top. Rule: {@link Rule#COVER_1 COVER-1}.
     *
     * <p><img src="doc-files/COVER-1.svg" alt="the white Beetle lies under a black one; the stack is taken apart below">
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
     * The move ends where it started. Rule: {@link Rule#STAY_1 STAY-1}.
     *
     * <p><img src="doc-files/STAY-1.svg" alt="a cross on the Ladybug itself, dots on the cells that it can reach">
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
     * The piece was moved on the turn before. Rule: {@link Rule#PILLBUG_5 PILLBUG-5}.
     *
     * <p><img src="doc-files/PILLBUG-5.svg" alt="the white Ant, which Black has just thrown, bears a moon">
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
     * Without the piece the hive falls apart. Rule: {@link Rule#HIVE_2 HIVE-2}.
     *
     * <p><img src="doc-files/HIVE-2.svg" alt="the black Ant alone holds two marked pieces to the rest">
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
     * The destination touches no other piece. Rule: {@link Rule#HIVE_1 HIVE-1}.
     *
     * <p><img src="doc-files/HIVE-1.svg" alt="the white Queen Bee cannot go away from the row">
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
     * Two pieces leave too small a gap for a ground step. Rule: {@link Rule#SLIDE_1 SLIDE-1}.
     *
     * <p><img src="doc-files/SLIDE-1.svg" alt="the black Ant's arrow stops between two of five pieces around it">
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
     * A ground step would lose touch with the hive on its way. Rule: {@link Rule#SLIDE_2 SLIDE-2}.
     *
     * <p><img src="doc-files/SLIDE-2.svg" alt="the black Spider cannot cross the gap between two arms of the hive">
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
     * Two stacks, both higher than the step, leave too small a gap. Rule: {@link Rule#CLIMB_1 CLIMB-1}.
     *
     * <p><img src="doc-files/CLIMB-1.svg" alt="the white Beetle cannot climb straight ahead between two stacks of two">
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
     * This kind of piece does not move like that. Rule: that of the kind, such as {@link Rule#QUEEN_3 QUEEN-3},
     * {@link Rule#BEETLE_1 BEETLE-1}, {@link Rule#GRASSHOPPER_1 GRASSHOPPER-1}, {@link Rule#SPIDER_1 SPIDER-1},
     * {@link Rule#ANT_1 ANT-1}, {@link Rule#LADYBUG_1 LADYBUG-1} or {@link Rule#PILLBUG_1 PILLBUG-1}.
     *
     * <p><img src="doc-files/QUEEN-3.svg" alt="the Queen Bee reaches four neighbors; crosses on other cells">
     * <img src="doc-files/GRASSHOPPER-1.svg" alt="the white Grasshopper reaches the cells behind three rows">
     * <img src="doc-files/spider.svg" alt="the Spider reaches four cells; crosses on nearer ones">
     *
     * @param rule the rule that describes how the kind moves
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
     * No piece that the Mosquito touches lends it this move. Rule: {@link Rule#MOSQUITO_1 MOSQUITO-1} or
     * {@link Rule#MOSQUITO_3 MOSQUITO-3}.
     *
     * <p><img src="doc-files/MOSQUITO-3.svg" alt="the black Mosquito that the white one touches is marked in red">
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
     * A Mosquito on top of another piece goes one step, like a Beetle. Rule: {@link Rule#MOSQUITO_2 MOSQUITO-2}.
     *
     * <p><img src="doc-files/MOSQUITO-2.svg" alt="the Mosquito on a stack reaches only the cells around it">
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
