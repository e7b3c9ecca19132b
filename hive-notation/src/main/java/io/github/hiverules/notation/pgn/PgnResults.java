package io.github.hiverules.notation.pgn;

import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.notation.internal.Results;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The words and scores for results in PGN files. */
final class PgnResults {

    /** What writers say when they do not know a result, one of them misspelled. */
    private static final Set<String> UNKNOWN = Set.of("*", "", "?", "Unknown", "Unkown");

    private static final Map<Outcome, String> SCORES =
            Map.of(Outcome.WHITE_WINS, "1-0", Outcome.BLACK_WINS, "0-1", Outcome.DRAW, "1/2-1/2");

    private static final String TERMINATION_TIME = "time forfeit";

    private PgnResults() {}

    static boolean isResult(String text) {
        return UNKNOWN.contains(text) || outcome(text).isPresent();
    }

    static boolean isUnknown(String text) {
        return UNKNOWN.contains(text);
    }

    static Optional<Outcome> outcome(String text) {
        for (Map.Entry<Outcome, String> entry : SCORES.entrySet()) {
            if (entry.getValue().equals(text)) {
                return Optional.of(entry.getKey());
            }
        }
        return text.equals("\u00BD-\u00BD") ? Optional.of(Outcome.DRAW) : Results.ofWord(text);
    }

    static String score(Outcome outcome) {
        return SCORES.getOrDefault(outcome, "*");
    }

    /** Returns how a game was won that the board shows as unfinished. */
    static GameResult.Ending winBy(String termination) {
        return termination.toLowerCase(Locale.ROOT).contains("time")
                ? GameResult.Ending.TIME
                : GameResult.Ending.RESIGNATION;
    }

    /** Returns what the tag Termination says, or empty if the board shows the end. */
    static Optional<String> termination(GameResult result) {
        GameResult.Ending ending = result.ending();
        if (ending == GameResult.Ending.NONE || ending == GameResult.Ending.QUEEN_SURROUNDED) {
            return Optional.empty();
        }
        return Optional.of(
                ending == GameResult.Ending.TIME
                        ? TERMINATION_TIME
                        : ending.name().toLowerCase(Locale.ROOT));
    }
}
