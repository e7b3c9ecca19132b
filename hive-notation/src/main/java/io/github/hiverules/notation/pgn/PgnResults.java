package io.github.hiverules.notation.pgn;

import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.notation.internal.grammar.Results;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads and writes the results of PGN files: words and scores. */
final class PgnResults {

    /** The words for an unknown result. One of them is a misspelling that some programs write. */
    private static final Set<String> UNKNOWN_WORDS = Set.of("*", "", "?", "Unknown", "Unkown");

    private static final String TERMINATION_TIME = "time forfeit";

    private PgnResults() {}

    static boolean isResult(String text) {
        return UNKNOWN_WORDS.contains(text) || Results.findOutcome(text).isPresent();
    }

    static boolean isUnknown(String text) {
        return UNKNOWN_WORDS.contains(text);
    }

    static String score(Outcome outcome) {
        return switch (outcome) {
            case WHITE_WINS -> "1-0";
            case BLACK_WINS -> "0-1";
            case DRAW -> "1/2-1/2";
            case IN_PROGRESS -> "*";
        };
    }

    /** Returns the value of the tag Termination, or empty if the board shows the result. */
    static Optional<String> termination(GameResult result) {
        return switch (result.ending()) {
            case NONE, QUEEN_SURROUNDED -> Optional.empty();
            case LOSS_ON_TIME -> Optional.of(TERMINATION_TIME);
            case AGREEMENT, REPETITION, RESIGNATION ->
                Optional.of(result.ending().name().toLowerCase(Locale.ROOT));
        };
    }
}
