package io.github.hiverules.notation.sgf;

import io.github.hiverules.GameResult;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.piece.Color;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Results in the words of the site, in the language of whoever saved the game. */
final class SgfResults {

    static final String DRAW = "The game is a draw";
    static final String WON_BY = "Game won by ";
    static final String ON_TIME = " on time";

    /** The results of the SGF standard, and that of the site that no name can change. */
    private static final Map<String, GameResult> STANDARD = Map.ofEntries(
            Map.entry(DRAW, GameResult.agreement()),
            Map.entry("0", GameResult.agreement()),
            Map.entry("Draw", GameResult.agreement()),
            Map.entry("W+", GameResult.resignationOf(Color.BLACK)),
            Map.entry("W+R", GameResult.resignationOf(Color.BLACK)),
            Map.entry("W+Resign", GameResult.resignationOf(Color.BLACK)),
            Map.entry("W+T", GameResult.lossOnTimeOf(Color.BLACK)),
            Map.entry("W+Time", GameResult.lossOnTimeOf(Color.BLACK)),
            Map.entry("B+", GameResult.resignationOf(Color.WHITE)),
            Map.entry("B+R", GameResult.resignationOf(Color.WHITE)),
            Map.entry("B+Resign", GameResult.resignationOf(Color.WHITE)),
            Map.entry("B+T", GameResult.lossOnTimeOf(Color.WHITE)),
            Map.entry("B+Time", GameResult.lossOnTimeOf(Color.WHITE)));

    private static final int LONGEST = 1000;

    private static final List<String> DRAWS = List.of(
            "draw",
            "unentschieden",
            "remis",
            "oavgjort",
            "uafgjort",
            "uavgjort",
            "tasapeli",
            "empate",
            "tablas",
            "nulle",
            "\u00e9galit\u00e9",
            "pareggio",
            "patta",
            "gelijk",
            "remiz\u0103",
            "\u043d\u0438\u0447\u044c\u044f",
            "\u5f15\u304d\u5206\u3051",
            "\u5e73\u5c40",
            "\u548c\u68cb");

    private SgfResults() {}

    /** Returns a win in the form of the SGF standard, such as {@code W+T}. */
    static String standard(Color winner, GameResult result) {
        String sign = winner == Color.WHITE ? "W+" : "B+";
        return switch (result.ending()) {
            case LOSS_ON_TIME -> sign + "T";
            case RESIGNATION -> sign + "R";
            default -> sign;
        };
    }

    /**
     * Understands the results of the SGF standard, the words that the site writes in English, or any others in which a
     * player's name occurs. If one name contains the other, the longer one counts. Players without names are called
     * White and Black.
     */
    static Optional<GameResult> result(String words, String white, String black) {
        if (STANDARD.containsKey(words)) {
            return Optional.of(STANDARD.get(words));
        }
        boolean won = words.startsWith(WON_BY);
        String who = won ? words.substring(WON_BY.length()) : words;
        boolean onTime = who.endsWith(ON_TIME) && !who.equals(white) && !who.equals(black);
        String name = onTime ? who.substring(0, who.length() - ON_TIME.length()) : who;
        boolean hasWhite = contains(name, white);
        boolean hasBlack = contains(name, black);
        boolean whiteWins = hasWhite && (!hasBlack || contains(white, black));
        boolean blackWins = hasBlack && (!hasWhite || contains(black, white));
        if (whiteWins != blackWins) {
            Color loser = whiteWins ? Color.BLACK : Color.WHITE;
            return Optional.of(onTime ? GameResult.lossOnTimeOf(loser) : GameResult.resignationOf(loser));
        }
        if (won && !hasWhite && !hasBlack && !(white.equals(Tags.WHITE) && black.equals(Tags.BLACK))) {
            return result(words, Tags.WHITE, Tags.BLACK);
        }
        String small = words.toLowerCase(Locale.ROOT);
        return !won && !hasWhite && !hasBlack && DRAWS.stream().anyMatch(small::contains)
                ? Optional.of(GameResult.agreement())
                : Optional.empty();
    }

    /**
     * Looks for a whole word, but only in texts as short as those of the site, because the time is proportional to the
     * product of both lengths.
     */
    private static boolean contains(String words, String name) {
        if (name.isEmpty() || words.equals(name)) {
            return !name.isEmpty();
        }
        if (words.length() > LONGEST) {
            return false;
        }
        for (int at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
            int end = at + name.length();
            boolean startsWord = at == 0 || !Character.isLetterOrDigit(words.charAt(at - 1));
            boolean endsWord = end == words.length() || !Character.isLetterOrDigit(words.charAt(end));
            if (startsWord && endsWord) {
                return true;
            }
        }
        return false;
    }
}
