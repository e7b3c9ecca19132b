package io.github.hiverules.notation.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Outcome;
import io.github.hiverules.notation.internal.grammar.Results;
import java.util.Objects;

/** Writes the states of games as the Universal Hive Protocol names them, such as {@code InProgress}. */
public final class GameStateString {

    private GameStateString() {}

    /**
     * {@return the state of a game: {@code NotStarted} before its first move}
     *
     * @param game the game
     */
    public static String write(Game game) {
        return Results.word(Objects.requireNonNull(game, "game"));
    }

    /**
     * {@return the state for an outcome: {@code InProgress}, {@code WhiteWins}, {@code BlackWins} or {@code Draw}}
     *
     * @param outcome the outcome
     */
    public static String write(Outcome outcome) {
        return Results.word(Objects.requireNonNull(outcome, "outcome"));
    }
}
