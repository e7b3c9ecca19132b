package io.github.hiverules.notation;

/**
 * Thrown when a notation cannot express what the caller wants to write. If it is a game,
 * {@link io.github.hiverules.notation.game.GameText GameText} can.
 */
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
        super(subject.description + subject.advice);
        this.subject = subject;
    }

    /** {@return what the notation cannot express} */
    public Subject subject() {
        return subject;
    }

    /** What some notations cannot express. */
    public enum Subject {
        /** A game that does not start on the empty table. */
        START_POSITION("the game does not start on the empty table", "; write it with GameText"),
        /** A ruleset without the tournament opening, although a reader would assume it. */
        TOURNAMENT_OPENING("the tournament opening is off", Subject.INSTEAD),
        /** A ruleset with the draw by repetition. */
        REPETITION_DRAW("the draw by repetition is on", Subject.INSTEAD),
        /** A ruleset without gates above the ground. */
        GATES_ABOVE_GROUND("gates above the ground are off", Subject.INSTEAD),
        /** A loss on time. */
        LOSS_ON_TIME("the game was lost on time", Subject.INSTEAD),
        /** A destination that no piece touches. */
        LONELY_DESTINATION("no piece is next to the destination", ""),
        /** A cell that is too far from the others. */
        FAR_CELL("the cells are too far apart", "");

        private static final String INSTEAD =
                "; write it with GameText or, for an engine, with GameString.writeForEngine";

        private final String description;
        private final String advice;

        Subject(String description, String advice) {
            this.description = description;
            this.advice = advice;
        }

        /**
         * Describes what cannot be written.
         *
         * @return some words of English, such as {@code the draw by repetition is on}
         */
        public String description() {
            return description;
        }
    }
}
