package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import java.util.List;
import java.util.stream.Stream;

/** Why a piece that is free to move cannot get from one cell to another. Immutable and thread-safe. */
public sealed interface ReachViolation extends MovementViolation
        permits MovementViolation.LeavesHive,
                MovementViolation.Gate,
                MovementViolation.ContactLost,
                MovementViolation.GateAboveGround,
                MovementViolation.OutOfReach,
                MovementViolation.MosquitoCannotCopy,
                MovementViolation.MosquitoOnTop {

    /**
     * Returns where the movement starts, or its single step that is stopped.
     *
     * @return the cell
     */
    Hex from();

    /**
     * Returns where the movement was to end, or its single step that is stopped.
     *
     * @return the cell
     */
    Hex to();

    /**
     * Returns the cells on both sides of the stopped step.
     *
     * @return an unmodifiable list of two cells, empty unless a single step is stopped
     */
    default List<Hex> sides() {
        return List.of();
    }

    @Override
    default List<Hex> hexes() {
        return Stream.concat(Stream.of(from(), to()), sides().stream()).toList();
    }

    /** What is wrong with a destination that a kind of piece cannot reach. */
    enum Reach {
        /** The destination is farther away than the single step of the kind. */
        TOO_FAR(Kind.TOO_FAR),
        /** Another piece stands on the destination, and the kind cannot climb or cannot end a move on top. */
        OCCUPIED(Kind.DESTINATION_OCCUPIED),
        /** The destination does not lie in one of the six straight lines. */
        NOT_IN_LINE(Kind.NOT_IN_LINE),
        /** There is no piece to jump over. */
        NOTHING_TO_JUMP(Kind.NOTHING_TO_JUMP),
        /** There is a gap in the row of pieces to jump over. */
        GAP_IN_LINE(Kind.GAP_IN_LINE),
        /** The Spider would stop short: fewer than three steps lead there. */
        TOO_SHORT(Kind.TOO_SHORT),
        /** Steps of this kind lead there, but not in the required number, or not without entering a cell twice. */
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
