package io.github.hiverules.command;

import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.text.Sentences;
import java.util.List;

/** The command's own wording, in addition to the sentences of hive-notation. */
final class Wording {

    private static final int MAX_LINE_LENGTH = 500;

    private Wording() {}

    static String message(Fault fault) {
        return oneLine(Sentences.english().locatedFault(fault));
    }

    /** Returns a text as one line without control characters. */
    static String oneLine(String text) {
        String line = text.strip().replaceAll("\\R+\\s*", " ").replaceAll("[\\p{Cc}\\p{Cf}]", "?");
        return line.length() <= MAX_LINE_LENGTH ? line : line.substring(0, MAX_LINE_LENGTH) + "...";
    }

    /** Returns how a recorded game ended; most records do not distinguish a resignation from a loss on time. */
    static String ending(GameResult result) {
        return switch (result.ending()) {
            case NONE -> "unfinished";
            case QUEEN_SURROUNDED -> result.outcome() == Outcome.DRAW ? "both Queens surrounded" : "Queen surrounded";
            case AGREEMENT -> "draw agreed";
            case REPETITION -> "drawn by repetition";
            case RESIGNATION -> "resigned or lost on time";
            case LOSS_ON_TIME -> "lost on time";
        };
    }

    /** Returns a count with its noun: {@code 1 game}, {@code 2 games}. */
    static String count(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** Returns which option reads a game in spite of a violation, or nothing. */
    static String hint(Violation violation) {
        return violation.rule() == Rule.MAT_2 ? " The option " + RulesOptions.RENUMBER + " reads such games." : "";
    }

    static String noGame(List<String> names) {
        return oneLine(String.join(", ", names)) + ": no recorded games";
    }
}
