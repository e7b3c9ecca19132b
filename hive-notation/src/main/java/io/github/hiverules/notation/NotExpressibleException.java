package io.github.hiverules.notation;

/** Thrown when a notation cannot express what the caller wants to write. */
public final class NotExpressibleException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** What cannot be written. */
    private final Subject subject;

    /**
     * Makes the exception.
     *
     * @param subject what the notation cannot express
     */
    public NotExpressibleException(Subject subject) {
        super(subject.description);
        this.subject = subject;
    }

    /** {@return what the notation cannot express} */
    public Subject subject() {
        return subject;
    }

    /** What some notations cannot express. */
    public enum Subject {
        /** A game that does not start on the empty table. */
        START_POSITION("the game does not start on the empty table"),
        /** A destination that no piece touches. */
        LONELY_DESTINATION("no piece is next to the destination"),
        /** A cell that is too far from the others. */
        FAR_CELL("the cells are too far apart");

        private final String description;

        Subject(String description) {
            this.description = description;
        }
    }
}
