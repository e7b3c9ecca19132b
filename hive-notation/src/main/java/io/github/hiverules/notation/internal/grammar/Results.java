package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Game;
import io.github.hiverules.Outcome;
import io.github.hiverules.notation.internal.Strings;
import java.util.Optional;

/** The protocol's words for results and turns. */
public final class Results {

    private static final String NOT_STARTED = "NotStarted";

    private Results() {}

    public static String word(Game game) {
        Outcome outcome = game.result().outcome();
        return outcome == Outcome.IN_PROGRESS && game.plyCount() == 0 ? NOT_STARTED : word(outcome);
    }

    public static String word(Outcome outcome) {
        return switch (outcome) {
            case IN_PROGRESS -> "InProgress";
            case WHITE_WINS -> "WhiteWins";
            case BLACK_WINS -> "BlackWins";
            case DRAW -> "Draw";
        };
    }

    /** Returns the turn after the given number of plies, such as {@code White[3]}. */
    public static String turn(int plies) {
        return (plies % 2 == 0 ? "White[" : "Black[") + (plies / 2 + 1) + "]";
    }

    public static Optional<Outcome> findOutcome(String word) {
        if (Strings.equalsIgnoringCase(word, NOT_STARTED)) {
            return Optional.of(Outcome.IN_PROGRESS);
        }
        for (Outcome outcome : Outcome.values()) {
            if (Strings.equalsIgnoringCase(word, word(outcome))) {
                return Optional.of(outcome);
            }
        }
        return Optional.empty();
    }
}
