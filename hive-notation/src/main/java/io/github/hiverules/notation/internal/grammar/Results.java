package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Game;
import io.github.hiverules.Outcome;
import io.github.hiverules.notation.internal.Strings;
import java.util.Optional;

/** The protocol's words for results and turns. */
public final class Results {

    private static final String NOT_STARTED = "NotStarted";
    private static final String FINISHED = "finished(";

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

    /** Finds the outcome that a word of the protocol, of PGN or of a site means, such as {@code Finished(1-0)}. */
    public static Optional<Outcome> findOutcome(String word) {
        String lower = Strings.toAsciiLower(word);
        boolean isFinished = lower.startsWith(FINISHED) && lower.endsWith(")");
        return switch (isFinished ? lower.substring(FINISHED.length(), lower.length() - 1) : lower) {
            case "notstarted", "inprogress" -> isFinished ? Optional.empty() : Optional.of(Outcome.IN_PROGRESS);
            case "whitewins", "1-0" -> Optional.of(Outcome.WHITE_WINS);
            case "blackwins", "0-1" -> Optional.of(Outcome.BLACK_WINS);
            case "draw", "1/2-1/2", "\u00BD-\u00BD" -> Optional.of(Outcome.DRAW);
            default -> Optional.empty();
        };
    }
}
