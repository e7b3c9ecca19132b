package io.github.hiverules.notation.sgf;

import io.github.hiverules.Outcome;
import io.github.hiverules.piece.Color;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Results in the words of the site, in the language of whoever saved the game. */
final class SgfResults {

    static final String DRAW = "The game is a draw";
    static final String WON_BY = "Game won by ";
    static final String ON_TIME = " on time";

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

    /** Finds the winner's name in the words; of two names that both occur the longer one counts if it contains the other. */
    static Optional<Outcome> outcome(String words, String white, String black) {
        boolean hasWhite = contains(words, white);
        boolean hasBlack = contains(words, black);
        if (hasWhite && hasBlack) {
            return white.equals(black)
                    ? Optional.empty()
                    : contains(white, black)
                            ? Optional.of(Outcome.WHITE_WINS)
                            : contains(black, white) ? Optional.of(Outcome.BLACK_WINS) : Optional.empty();
        }
        if (hasWhite || hasBlack) {
            return Optional.of(Outcome.winOf(hasWhite ? Color.WHITE : Color.BLACK));
        }
        String small = words.toLowerCase(Locale.ROOT);
        return DRAWS.stream().anyMatch(small::contains) ? Optional.of(Outcome.DRAW) : Optional.empty();
    }

    private static boolean contains(String words, String name) {
        int at = name.isEmpty() ? -1 : words.indexOf(name);
        while (at >= 0) {
            int end = at + name.length();
            boolean whole = (at == 0 || !Character.isLetterOrDigit(words.charAt(at - 1)))
                    && (end == words.length() || !Character.isLetterOrDigit(words.charAt(end)));
            if (whole) {
                return true;
            }
            at = words.indexOf(name, at + 1);
        }
        return false;
    }
}
