package io.github.hiverules;

/** Thrown when an illegal move is played; says which position, which move and why. */
public final class IllegalMoveException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Position position;
    private final transient Move move;
    private final transient Violation violation;

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
