package io.github.hiverules.notation.sgf;

import io.github.hiverules.GameResult;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.piece.Color;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads results in the words of the site, whose language depends on the player who saved the game. */
final class SgfResults {

    static final String DRAW = "The game is a draw";
    static final String WON_BY = "Game won by ";
    static final String ON_TIME = " on time";

    private static final int MAX_LENGTH = 1000;

    /** The words for a draw in the languages of the site. */
    private static final Pattern DRAW_WORD = Pattern.compile(
            "draw|unentschieden|remis|oavgjort|uafgjort|uavgjort|tasapeli|empate|tablas|nulle|\u00e9galit\u00e9"
                    + "|pareggio|patta|gelijk|remiz\u0103|\u043d\u0438\u0447\u044c\u044f|\u5f15\u304d\u5206\u3051"
                    + "|\u5e73\u5c40|\u548c\u68cb",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    /** A result as the SGF standard writes it, such as {@code W+R}. */
    private static final Pattern STANDARD = Pattern.compile("([WB])\\+(R|Resign|T|Time)?");

    private SgfResults() {}

    /** Returns the words of the SGF standard for a win, such as {@code W+T}. */
    static String standardWin(Color winner, GameResult result) {
        String sign = winner == Color.WHITE ? "W+" : "B+";
        return switch (result.ending()) {
            case LOSS_ON_TIME -> sign + "T";
            case RESIGNATION -> sign + "R";
            default -> sign;
        };
    }

    /**
     * Finds the result that a text names: in the form of the SGF standard, in the English words of the site, or in any
     * words with a player's name. If one name contains the other, the longer one counts. Players without names are
     * called White and Black.
     */
    static Optional<GameResult> find(String words, String white, String black) {
        // No name can change what these words mean.
        if (words.equals(DRAW) || words.equals("0") || words.equals("Draw")) {
            return Optional.of(GameResult.drawByAgreement());
        }
        Matcher standard = STANDARD.matcher(words);
        if (standard.matches()) {
            Color loser = words.startsWith("W") ? Color.BLACK : Color.WHITE;
            return Optional.of(
                    words.startsWith("T", 2) ? GameResult.lossOnTimeOf(loser) : GameResult.resignationOf(loser));
        }
        boolean isWin = words.startsWith(WON_BY);
        String winner = isWin ? words.substring(WON_BY.length()) : words;
        boolean isOnTime = winner.endsWith(ON_TIME) && !winner.equals(white) && !winner.equals(black);
        String name = isOnTime ? winner.substring(0, winner.length() - ON_TIME.length()) : winner;
        Optional<Color> found = findNamed(name, white, black);
        if (found.isEmpty() && !contains(name, white)) {
            if (!isWin) {
                return DRAW_WORD.matcher(words).find() ? Optional.of(GameResult.drawByAgreement()) : Optional.empty();
            }
            found = findNamed(name, Tags.WHITE, Tags.BLACK);
        }
        return found.map(Color::opposite).map(isOnTime ? GameResult::lossOnTimeOf : GameResult::resignationOf);
    }

    private static Optional<Color> findNamed(String words, String white, String black) {
        boolean hasWhite = contains(words, white);
        boolean hasBlack = contains(words, black);
        boolean whiteWins = hasWhite && (!hasBlack || contains(white, black));
        boolean blackWins = hasBlack && (!hasWhite || contains(black, white));
        return whiteWins == blackWins ? Optional.empty() : Optional.of(whiteWins ? Color.WHITE : Color.BLACK);
    }

    /**
     * Returns whether a name occurs as whole words. Does not search texts that are longer than the site's, because the
     * time grows with the product of both lengths.
     */
    private static boolean contains(String words, String name) {
        if (name.isEmpty() || words.length() > MAX_LENGTH) {
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
