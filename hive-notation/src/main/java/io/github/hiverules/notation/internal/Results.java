package io.github.hiverules.notation.internal;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.piece.Color;
import java.util.Map;
import java.util.Optional;

/** The words for results, and how a recorded result goes together with the one on the board. */
public final class Results {

    private static final String NOT_STARTED = "NotStarted";
    private static final Map<Outcome, String> WORDS = Map.of(
            Outcome.IN_PROGRESS, "InProgress",
            Outcome.WHITE_WINS, "WhiteWins",
            Outcome.BLACK_WINS, "BlackWins",
            Outcome.DRAW, "Draw");

    private Results() {}

    /** Returns the word for how a game stands. */
    public static String word(Game game) {
        Outcome outcome = game.result().outcome();
        return outcome == Outcome.IN_PROGRESS && game.plies() == 0 ? NOT_STARTED : WORDS.getOrDefault(outcome, "");
    }

    /** Returns the turn after some plies, such as {@code White[3]}. */
    public static String turn(int plies) {
        return (plies % 2 == 0 ? "White[" : "Black[") + (plies / 2 + 1) + "]";
    }

    /** Returns what a word for a state means, whatever its letter case. */
    public static Optional<Outcome> ofWord(String word) {
        if (word.equalsIgnoreCase(NOT_STARTED)) {
            return Optional.of(Outcome.IN_PROGRESS);
        }
        for (Map.Entry<Outcome, String> entry : WORDS.entrySet()) {
            if (entry.getValue().equalsIgnoreCase(word)) {
                return Optional.of(entry.getKey());
            }
        }
        return Optional.empty();
    }

    /** Returns the game with a recorded result that the board does not show, such as a resignation. */
    public static Game settle(Game game, Outcome recorded, GameResult.Ending winBy, Source source, int start, int end) {
        GameResult actual = game.result();
        if (!recorded.isOver() || recorded == actual.outcome()) {
            return game;
        }
        if (actual.outcome().isOver()) {
            throw new NotationException(
                    new Fault.Contradictory(source.place(start), source.excerpt(start, end), recorded, actual));
        }
        Optional<Color> winner = recorded.winner();
        return game.end(winner.isEmpty() ? GameResult.agreement() : new GameResult(recorded, winBy));
    }
}
