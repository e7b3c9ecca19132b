package io.github.hiverules;

/**
 * Thrown when an illegal move is played; carries the position, the move and the violation. It cannot be serialized: send
 * the message, or these as text or JSON.
 */
@SuppressWarnings("serial") // So the fields need not be transient.
public final class IllegalMoveException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** The position in which the move was played. */
    private final Position position;
    /** The illegal move. */
    private final Move move;
    /** Why the move is illegal. */
    private final Violation violation;

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
}
