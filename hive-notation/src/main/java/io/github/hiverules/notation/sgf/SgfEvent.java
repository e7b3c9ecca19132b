package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.sgf.SgfScanner.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Something that a player did.
 *
 * @param player the player's number, 0 or 1
 * @param number the number of the event in its game; empty if the text leaves it out
 * @param start the start of the event after its number
 * @param words the words that follow the verb, at most {@link #MAX_WORDS}
 * @param hasExtraWords whether more words follow the verb than belong to it
 */
record SgfEvent(
        Source source,
        int player,
        OptionalInt number,
        SgfVerb verb,
        int start,
        int end,
        List<String> words,
        boolean hasExtraWords) {

    /** The number of words with a meaning: the color, the piece, the column and the row. */
    private static final int MAX_WORDS = 4;

    /** Reads the value of a property. The number before the verb may be missing. */
    static SgfEvent read(Source source, Property property) {
        int start = source.skipWhitespace(property.start(), property.end());
        int end = source.trimEnd(start, property.end());
        int firstEnd = source.skipToWhitespace(start, end);
        OptionalInt number = OptionalInt.empty();
        if (firstEnd < end && isNumber(source, start, firstEnd)) {
            number = source.findNumber(start, firstEnd);
            start = source.skipWhitespace(firstEnd, end);
        }
        int verbEnd = source.skipToWhitespace(start, end);
        SgfVerb verb = SgfVerb.read(source, start, verbEnd);
        int maxWords = Math.min(verb.maxWords(), MAX_WORDS);
        List<String> words = maxWords == 0 ? List.of() : new ArrayList<>(maxWords);
        int from = source.skipWhitespace(verbEnd, end);
        for (int word = 0; word < verb.maxWords() && from < end; word++) {
            int wordEnd = source.skipToWhitespace(from, end);
            if (word < MAX_WORDS) {
                words.add(source.excerpt(from, wordEnd));
            }
            from = source.skipWhitespace(wordEnd, end);
        }
        return new SgfEvent(source, property.name().charAt(1) - '0', number, verb, start, end, words, from < end);
    }

    private static boolean isNumber(Source source, int start, int end) {
        for (int index = start; index < end; index++) {
            if (!Strings.isDigit(source.at(index))) {
                return false;
            }
        }
        return true;
    }

    /** Returns the verb in the text, in lowercase letters. */
    String verbText() {
        return Strings.toAsciiLower(source.excerpt(start, source.skipToWhitespace(start, end)));
    }

    String word(int index) {
        return index < words.size() ? words.get(index) : "";
    }

    /** Finds the number of the player who begins, in an event such as {@code Start P0}. */
    Optional<Integer> findStartingPlayer() {
        return switch (Strings.toAsciiUpper(word(0))) {
            case "P0" -> Optional.of(0);
            case "P1" -> Optional.of(1);
            default -> Optional.empty();
        };
    }
}
