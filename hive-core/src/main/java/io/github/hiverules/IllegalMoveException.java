package io.github.hiverules;

import java.io.NotSerializableException;
import java.io.ObjectOutputStream;

/**
 * Thrown when an illegal move is played; carries the position, the move and the violation, so it cannot be
 * serialized.
 */
public final class IllegalMoveException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** The position in which the move was played. */
    private final transient Position position;
    /** The illegal move. */
    private final transient Move move;
    /** Why the move is illegal. */
    private final transient Violation violation;

    IllegalMoveException(Position position, Move move, Violation violation) {
        super(move + " is illegal: " + violation);
        this.position = position;
        this.move = move;
        this.violation = violation;
    }

    /** {@return the position in which the move was played} */
    public Position position() {
        return position;
    }

    /** {@return the illegal move} */
    public Move move() {
        return move;
    }

    /** {@return why the move is illegal} */
    public Violation violation() {
        return violation;
    }

    /** Refuses, because a copy would have no evidence. */
    private void writeObject(ObjectOutputStream out) throws NotSerializableException {
        throw new NotSerializableException(
                "IllegalMoveException: send its message, or its position, move and violation as text or JSON");
    }
}
