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

    /** Why a kind of piece cannot reach a destination. */
    enum Reach {
        /** The destination is more than one step away. */
        TOO_FAR(Kind.TOO_FAR),
        /** Another piece stands on the destination, and the kind cannot climb or cannot end a move on top. */
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
