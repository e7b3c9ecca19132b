package io.github.hiverules;

/**
 * Thrown when an illegal move is played; carries the position, the move and the reason. It cannot be serialized,
 * because a position cannot.
 */
@SuppressWarnings("serial")
public final class IllegalMoveException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final Position position;
    private final Move move;
    private final Violation violation;

    IllegalMoveException(Position position, Move move, Violation violation) {
        super(move + " breaks " + violation.rule().id() + ": " + violation);
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
