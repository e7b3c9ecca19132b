package io.github.hiverules;

/**
 * Thrown when an illegal move is played; carries the position, the move and the reason.
 *
 * <p>It cannot be serialized, because the position cannot.
 */
@SuppressWarnings("serial") // what it carries is not serializable, so that writing it is refused
public final class IllegalMoveException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** The position in which the move is illegal. */
    private final Position position;
    /** The illegal move. */
    private final Move move;
    /** Why the move is illegal. */
    private final Violation violation;

    IllegalMoveException(Position position, Move move, Violation violation) {
        super(move + " breaks " + violation.rule().id() + ": " + violation);
        this.position = position;
        this.move = move;
        this.violation = violation;
    }

    /**
     * Returns the position in which the move was played.
     *
     * @return the unchanged position
     */
    public Position position() {
        return position;
    }

    /**
     * Returns the move that was played.
     *
     * @return the illegal move
     */
    public Move move() {
        return move;
    }

    /**
     * Returns why the move is illegal.
     *
     * @return the violation
     */
    public Violation violation() {
        return violation;
    }
}
