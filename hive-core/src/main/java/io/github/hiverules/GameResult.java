package io.github.hiverules;

import io.github.hiverules.piece.Color;

/**
 * The state of a game: it goes on, or how it ended.
 *
 * <p>Immutable and thread-safe.
 *
 * @param outcome the winner, if there is one
 * @param ending why the game ended
 */
public record GameResult(Outcome outcome, Ending ending) {

    /** The game goes on. */
    public static final GameResult IN_PROGRESS = new GameResult(Outcome.IN_PROGRESS, Ending.NONE);

    /**
     * Checks that outcome and ending go together.
     *
     * @param outcome the winner, if there is one
     * @param ending why the game ended
     * @throws IllegalArgumentException if a game in progress has an ending or an ended game has none, if repetition or
     *     agreement have a winner, or if resignation or time have no winner
     */
    public GameResult {
        if (!ending.leadsTo(outcome)) {
            throw new IllegalArgumentException(ending + " does not lead to " + outcome);
        }
    }

    /**
     * Returns the result of a resignation (rule RESIGN-1).
     *
     * @param loser the player who resigned
     * @return a win of the other player
     */
    public static GameResult resignationOf(Color loser) {
        return new GameResult(Outcome.winOf(loser.opposite()), Ending.RESIGNATION);
    }

    /**
     * Returns the result of a loss on time (rule RESIGN-1).
     *
     * @param loser whose time ran out
     * @return a win of the other player
     */
    public static GameResult timeoutOf(Color loser) {
        return new GameResult(Outcome.winOf(loser.opposite()), Ending.TIME);
    }

    /**
     * Returns the result of an agreement (rule DRAW-1).
     *
     * @return a draw
     */
    public static GameResult agreement() {
        return new GameResult(Outcome.DRAW, Ending.AGREEMENT);
    }

    /** Why a game ended. */
    public enum Ending {
        /** It has not ended. */
        NONE(false, false),
        /** One Queen or both are surrounded (rules END-1, END-2). */
        QUEEN_SURROUNDED(true, true),
        /** The players agreed on a draw (rule DRAW-1). */
        AGREEMENT(false, true),
        /** The same position occurred for the third time (rule DRAW-2). */
        REPETITION(false, true),
        /** A player resigned (rule RESIGN-1). */
        RESIGNATION(true, false),
        /** A player's time ran out (rule RESIGN-1). */
        TIME(true, false);

        private final boolean win;
        private final boolean draw;

        Ending(boolean win, boolean draw) {
            this.win = win;
            this.draw = draw;
        }

        /**
         * Returns whether players or clocks cause this, rather than a move.
         *
         * @return true for an agreement, a resignation and a loss on time
         */
        public boolean isDeclared() {
            return this == AGREEMENT || this == RESIGNATION || this == TIME;
        }

        private boolean leadsTo(Outcome outcome) {
            if (!outcome.isOver()) {
                return this == NONE;
            }
            return outcome == Outcome.DRAW ? draw : win;
        }
    }
}
