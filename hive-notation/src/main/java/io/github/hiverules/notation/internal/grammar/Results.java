package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.notation.internal.Strings;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The words for results and turns, in the protocol, in PGN and on sites. */
public final class Results {

    private static final String NOT_STARTED = "NotStarted";
    private static final String FINISHED = "finished(";

    private static final Set<String> UNKNOWN = Set.of("*", "", "?", "Unknown", "Unkown");

    /** What may follow a result. */
    private static final List<String> REASONS = List.of(",", " by ", " on ");

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

    /**
     * Finds the outcome that words of the protocol, of PGN or of a site mean, such as {@code Finished (1-0)} or {@code White
     * won by resignation}.
     */
    public static Optional<Outcome> findOutcome(String words) {
        String result = Strings.toAsciiLower(words);
        for (String reason : REASONS) {
            int at = result.indexOf(reason);
            result = at < 0 ? result : result.substring(0, at);
        }
        result = result.replace(" ", "");
        boolean isFinished = result.startsWith(FINISHED);
        if (isFinished) {
            result = result.substring(FINISHED.length(), result.length() - (result.endsWith(")") ? 1 : 0));
        }
        return switch (result) {
            case "notstarted", "inprogress" -> isFinished ? Optional.empty() : Optional.of(Outcome.IN_PROGRESS);
            case "whitewins", "whitewon", "blackresigns", "blackresigned", "wei\u00DFgewinnt", "1-0", "1:0" ->
                Optional.of(Outcome.WHITE_WINS);
            case "blackwins", "blackwon", "whiteresigns", "whiteresigned", "schwarzgewinnt", "0-1", "0:1" ->
                Optional.of(Outcome.BLACK_WINS);
            case "draw", "drawn", "drawagreed", "remis", "1/2-1/2", "\u00BD-\u00BD", "0.5-0.5" ->
                Optional.of(Outcome.DRAW);
            default -> Optional.empty();
        };
    }

    /** Returns how a player won who has not won on the board, by what a text says about it. */
    public static GameResult.Ending endingOfWin(String words) {
        return Strings.toAsciiLower(words).contains("time")
                ? GameResult.Ending.LOSS_ON_TIME
                : GameResult.Ending.RESIGNATION;
    }

    /** Returns whether a word of a PGN says that the result is unknown. Some programs misspell it. */
    public static boolean isUnknown(String word) {
        return UNKNOWN.contains(word);
    }

    /** Returns the score of an outcome, such as {@code 1-0}. */
    public static String score(Outcome outcome) {
        return switch (outcome) {
            case WHITE_WINS -> "1-0";
            case BLACK_WINS -> "0-1";
            case DRAW -> "1/2-1/2";
            case IN_PROGRESS -> "*";
        };
    }

    /** Returns how a game ended if the board does not show it, such as {@code time forfeit}. */
    public static Optional<String> termination(GameResult result) {
        return switch (result.ending()) {
            case NONE, QUEEN_SURROUNDED -> Optional.empty();
            case LOSS_ON_TIME -> Optional.of("time forfeit");
            case AGREEMENT, REPETITION, RESIGNATION ->
                Optional.of(Strings.toAsciiLower(result.ending().name()));
        };
    }
}
