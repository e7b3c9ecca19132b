package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.sgf.SgfScanner.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One thing that a player did.
 *
 * @param source the text
 * @param player 0 or 1, as the text numbers them
 * @param verb what was done
 * @param start where the event begins, its number left out
 * @param end where it ends
 * @param words the words that follow the verb, at most {@link #MOST_WORDS}
 * @param hasSpareWords whether more words follow the verb than belong to it
 */
record SgfEvent(
        Source source, int player, SgfVerb verb, int start, int end, List<String> words, boolean hasSpareWords) {

    /** Those that count: the color, the piece, the column and the row. */
    private static final int MOST_WORDS = 4;

    /** Reads the value of a property; the number before the verb may be missing. */
    static SgfEvent of(Source source, Property property) {
        int start = Texts.skipBlanks(source.text(), property.start(), property.end());
        int end = Texts.trimEnd(source.text(), start, property.end());
        int firstEnd = Texts.skipUntilBlank(source.text(), start, end);
        if (firstEnd < end && isNumber(source.text(), start, firstEnd)) {
            start = Texts.skipBlanks(source.text(), firstEnd, end);
        }
        int verbEnd = Texts.skipUntilBlank(source.text(), start, end);
        SgfVerb verb = SgfVerb.of(source.excerpt(start, verbEnd));
        List<String> words = new ArrayList<>(Math.min(verb.mostWords(), MOST_WORDS));
        int from = Texts.skipBlanks(source.text(), verbEnd, end);
        for (int word = 0; word < verb.mostWords() && from < end; word++) {
            int wordEnd = Texts.skipUntilBlank(source.text(), from, end);
            if (word < MOST_WORDS) {
                words.add(source.excerpt(from, wordEnd));
            }
            from = Texts.skipBlanks(source.text(), wordEnd, end);
        }
        return new SgfEvent(source, property.name().charAt(1) - '0', verb, start, end, words, from < end);
    }

    private static boolean isNumber(String text, int start, int end) {
        for (int index = start; index < end; index++) {
            if (text.charAt(index) < '0' || text.charAt(index) > '9') {
                return false;
            }
        }
        return true;
    }

    /** Returns the verb as it is written, in small letters. */
    String written() {
        return source.excerpt(start, Texts.skipUntilBlank(source.text(), start, end))
                .toLowerCase(Locale.ROOT);
    }

    String word(int index) {
        return index < words.size() ? words.get(index) : "";
    }

    /** Returns the player who begins, in an event such as {@code Start P0}. */
    Optional<Integer> startedPlayer() {
        return switch (word(0).toUpperCase(Locale.ROOT)) {
            case "P0" -> Optional.of(0);
            case "P1" -> Optional.of(1);
            default -> Optional.empty();
        };
    }
}
