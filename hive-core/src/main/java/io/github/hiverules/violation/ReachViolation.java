package io.github.hiverules.violation;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Why a piece that is free to move cannot get from one cell to another. Immutable and thread-safe. */
public sealed interface ReachViolation extends MovementViolation {

    /** {@return where the movement starts or, if a single step is stopped, where that step starts} */
    Hex from();

    /** {@return where the movement was to end or, if a single step is stopped, where that step was to end} */
    Hex to();

    /** {@return the two cells next to the stopped step, or none unless a single step is stopped; unmodifiable} */
    default List<Hex> sides() {
        return List.of();
    }

    @Override
    default List<Hex> hexes() {
        return Stream.concat(Stream.of(from(), to()), sides().stream()).toList();
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
     * @param to where it ends
     * @param sides the two occupied cells next to the step
     */
    record Gate(Piece piece, Hex from, Hex to, List<Hex> sides) implements ReachViolation {
        /**
         * Copies the list.
         *
         * @param piece the moving piece
         * @param from where the stopped step starts
         * @param to where it ends
         * @param sides the two occupied cells
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
     * During a ground step the piece would not touch the hive. Rule: {@link Rule#SLIDE_2 SLIDE-2}.
     *
     * <p><img src="doc-files/SLIDE-2.svg" alt="the black Spider cannot cross the gap between two arms of the hive">
     *
     * @param piece the moving piece
     * @param from where the stopped step starts
     * @param to where it ends
     * @param sides the two empty cells next to the step
     */
    record ContactLost(Piece piece, Hex from, Hex to, List<Hex> sides) implements ReachViolation {
        /**
         * Copies the list.
         *
         * @param piece the moving piece
         * @param from where the stopped step starts
         * @param to where it ends
         * @param sides the two empty cells
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
     * Two stacks that are higher than the step leave too small a gap. Rule: {@link Rule#CLIMB_1 CLIMB-1}.
     *
     * <p><img src="doc-files/CLIMB-1.svg" alt="the white Beetle cannot climb straight ahead between two stacks of two">
     *
     * @param piece the moving piece
     * @param from where the stopped step starts
     * @param to where it ends
     * @param sides the two stacks next to the step
     */
    record GateAboveGround(Piece piece, Hex from, Hex to, List<Hex> sides) implements ReachViolation {
        /**
         * Copies the list.
         *
         * @param piece the moving piece
         * @param from where the stopped step starts
         * @param to where it ends
         * @param sides the two stacks
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
     * This kind of piece does not move like that. The rule is {@link Rule#QUEEN_3 QUEEN-3},
     * {@link Rule#BEETLE_1 BEETLE-1}, {@link Rule#GRASSHOPPER_1 GRASSHOPPER-1}, {@link Rule#SPIDER_1 SPIDER-1},
     * {@link Rule#ANT_1 ANT-1}, {@link Rule#LADYBUG_1 LADYBUG-1} or {@link Rule#PILLBUG_1 PILLBUG-1}.
     *
     * <p><img src="doc-files/QUEEN-3.svg" alt="the Queen Bee reaches four neighbors; crosses on other cells">
     * <img src="doc-files/GRASSHOPPER-1.svg" alt="the white Grasshopper reaches the cells behind three rows">
     * <img src="doc-files/spider.svg" alt="the Spider reaches four cells; crosses on nearer ones">
     *
     * @param rule how the kind moves
     * @param piece the piece
     * @param from where it is
     * @param to where it cannot go
     * @param reach why it cannot go there
     */
    record OutOfReach(Rule rule, Piece piece, Hex from, Hex to, Reach reach) implements ReachViolation {
        @Override
        public Kind kind() {
            return reach.kind();
        }
    }

    /**
     * The Mosquito copies no piece that could go there. Rule: {@link Rule#MOSQUITO_1 MOSQUITO-1} or
     * {@link Rule#MOSQUITO_3 MOSQUITO-3}.
     *
     * <p><img src="doc-files/MOSQUITO-3.svg" alt="the black Mosquito that the white one touches is marked in red">
     *
     * @param rule MOSQUITO-1, or MOSQUITO-3 if a Mosquito is the reason
     * @param piece the Mosquito
     * @param from where it is
     * @param to where it cannot go
     * @param copied the kinds that it copies
     * @param lender the touched cell that seems to allow the move: a stack in which a covered piece could go there, or
     *     another Mosquito
     */
    record MosquitoCannotCopy(Rule rule, Piece piece, Hex from, Hex to, Set<Bug> copied, Optional<Hex> lender)
            implements ReachViolation {
        /**
         * Copies the set, in the order of the kinds.
         *
         * @param rule MOSQUITO-1 or MOSQUITO-3
         * @param piece the Mosquito
         * @param from where it is
         * @param to where it cannot go
         * @param copied the kinds that it copies
         * @param lender the cell that seems to allow the move
         */
        public MosquitoCannotCopy {
            copied = Collections.unmodifiableSet(new TreeSet<>(copied));
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
     * A Mosquito on top of another piece moves only one step, as a Beetle. Rule: {@link Rule#MOSQUITO_2 MOSQUITO-2}.
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

    /** Why a kind of piece cannot reach a destination. */
    enum Reach {
        /** The destination is more than one step away. */
        TOO_FAR(Kind.TOO_FAR),
        /** Another piece stands on the destination, and the kind cannot end a move on top of it. */
        OCCUPIED(Kind.DESTINATION_OCCUPIED),
        /** The destination is in none of the six straight lines. */
        NOT_IN_LINE(Kind.NOT_IN_LINE),
        /** There is no piece to jump over. */
        NOTHING_TO_JUMP(Kind.NOTHING_TO_JUMP),
        /** There is a gap in the row of pieces to jump over. */
        GAP_IN_LINE(Kind.GAP_IN_LINE),
        /** The Spider would make fewer than three steps. */
        TOO_SHORT(Kind.TOO_SHORT),
        /** Legal steps lead there, but not in the required number without entering a cell twice. */
        WRONG_LENGTH(Kind.WRONG_LENGTH),
        /** No steps of this kind lead there. */
        NO_WAY(Kind.NO_WAY);

        private final Kind kind;

        Reach(Kind kind) {
            this.kind = kind;
        }

        /** {@return the kind of the violation} */
        public Kind kind() {
            return kind;
        }
    }
}
