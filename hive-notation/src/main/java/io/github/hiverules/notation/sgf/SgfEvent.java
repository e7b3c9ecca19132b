package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.grammar.Source;
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
        int start = source.skipBlanks(property.start(), property.end());
        int end = source.trimEnd(start, property.end());
        int firstEnd = source.skipUntilBlank(start, end);
        if (firstEnd < end && isNumber(source, start, firstEnd)) {
            start = source.skipBlanks(firstEnd, end);
        }
        int verbEnd = source.skipUntilBlank(start, end);
        SgfVerb verb = SgfVerb.of(source.excerpt(start, verbEnd));
        List<String> words = new ArrayList<>(Math.min(verb.mostWords(), MOST_WORDS));
        int from = source.skipBlanks(verbEnd, end);
        for (int word = 0; word < verb.mostWords() && from < end; word++) {
            int wordEnd = source.skipUntilBlank(from, end);
            if (word < MOST_WORDS) {
                words.add(source.excerpt(from, wordEnd));
            }
            from = source.skipBlanks(wordEnd, end);
        }
        return new SgfEvent(source, property.name().charAt(1) - '0', verb, start, end, words, from < end);
    }

    private static boolean isNumber(Source source, int start, int end) {
        for (int index = start; index < end; index++) {
            if (source.at(index) < '0' || source.at(index) > '9') {
                return false;
            }
        }
        return true;
    }

    /** Returns the verb as it is written, in small letters. */
    String written() {
        return source.excerpt(start, source.skipUntilBlank(start, end)).toLowerCase(Locale.ROOT);
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
