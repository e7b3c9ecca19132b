package io.github.hiverules;

import io.github.hiverules.piece.Color;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * The result of a game: who won and why the game ended, or {@link #IN_PROGRESS} if it goes on.
 *
 * @param outcome the winner, a draw, or a game in progress
 * @param ending why the game ended
 */
public record GameResult(Outcome outcome, Ending ending) {

    /** The game goes on. */
    public static final GameResult IN_PROGRESS = new GameResult(Outcome.IN_PROGRESS, Ending.NONE);

    /**
     * Checks that the ending can lead to the outcome.
     *
     * @throws IllegalArgumentException if a game in progress has an ending or a finished game has none, if a repetition
     *     or an agreement has a winner, or if a resignation or a loss on time has none
     */
    public GameResult {
        if (!ending.canLeadTo(outcome)) {
            throw new IllegalArgumentException("the ending " + ending + " cannot lead to the outcome " + outcome);
        }
    }

    /**
     * {@return the result of a resignation (rule RESIGN-1)}
     *
     * @param loser the player who resigned
     */
    public static GameResult resignationOf(Color loser) {
        return lossOf(loser, Ending.RESIGNATION);
    }

    /**
     * {@return the result of a loss on time (rule RESIGN-1)}
     *
     * @param loser the player whose time ran out
     */
    public static GameResult lossOnTimeOf(Color loser) {
        return lossOf(loser, Ending.LOSS_ON_TIME);
    }

    private static GameResult lossOf(Color loser, Ending ending) {
        Objects.requireNonNull(loser, "loser");
        return new GameResult(Outcome.winOf(loser.opposite()), ending);
    }

    /** {@return a draw by agreement (rule DRAW-1)} */
    public static GameResult drawByAgreement() {
        return new GameResult(Outcome.DRAW, Ending.AGREEMENT);
    }

    /** {@return the player who won, or empty if nobody did} */
    public Optional<Color> winner() {
        return outcome.winner();
    }

    /** {@return the outcome and the ending in words, for messages and logs, such as {@code draw by agreement}} */
    @Override
    public String toString() {
        return ending == Ending.NONE ? words(outcome) : words(outcome) + " by " + words(ending);
    }

    private static String words(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns the result that surrounded Queens decide. */
    static GameResult onBoard(Position position) {
        Outcome outcome = position.outcome();
        return outcome.isOver() ? new GameResult(outcome, Ending.QUEEN_SURROUNDED) : IN_PROGRESS;
    }

    /**
     * Why a game ended.
     */
    public enum Ending {
        /** It has not ended. */
        NONE,
        /** One Queen or both are surrounded (rules END-1, END-2). */
        QUEEN_SURROUNDED,
        /** The players agreed on a draw (rule DRAW-1). */
        AGREEMENT,
        /** The same position occurred for the third time (rule DRAW-2). */
        REPETITION,
        /** A player resigned (rule RESIGN-1). */
        RESIGNATION,
        /** A player's time ran out (rule RESIGN-1). */
        LOSS_ON_TIME;

        /** {@return whether the players or a clock end a game in this way, rather than a move} */
        public boolean isDeclared() {
            return this == AGREEMENT || this == RESIGNATION || this == LOSS_ON_TIME;
        }

        private boolean canLeadTo(Outcome outcome) {
            return switch (this) {
                case NONE -> !outcome.isOver();
                case QUEEN_SURROUNDED -> outcome.isOver();
                case AGREEMENT, REPETITION -> outcome == Outcome.DRAW;
                case RESIGNATION, LOSS_ON_TIME -> outcome.winner().isPresent();
            };
        }
    }
}
