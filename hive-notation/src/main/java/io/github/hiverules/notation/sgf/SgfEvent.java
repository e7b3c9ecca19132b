package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.sgf.SgfScanner.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One thing that a player did.
 *
 * @param player 0 or 1, as the text numbers them
 * @param verb what was done, in small letters
 * @param words what follows the verb
 * @param start where the event begins, its number left out
 * @param end where it ends
 */
record SgfEvent(int player, String verb, List<String> words, int start, int end) {

    private static final int MOST_WORDS = 8;

    /** Reads the value of a property; the number before the verb may be missing. */
    static SgfEvent of(Source source, Property property) {
        int start = Texts.skipBlanks(source.text(), property.start(), property.end());
        int firstEnd = Texts.skipUntilBlank(source.text(), start, property.end());
        if (firstEnd > start && isNumber(source.text(), start, firstEnd)) {
            start = Texts.skipBlanks(source.text(), firstEnd, property.end());
        }
        int end = Texts.trimEnd(source.text(), start, property.end());
        int verbEnd = Texts.skipUntilBlank(source.text(), start, end);
        String verb = source.excerpt(start, verbEnd).toLowerCase(Locale.ROOT);
        return new SgfEvent(property.name().charAt(1) - '0', verb, words(source, verbEnd, end), start, end);
    }

    private static List<String> words(Source source, int from, int end) {
        List<String> words = new ArrayList<>();
        int index = Texts.skipBlanks(source.text(), from, end);
        while (index < end && words.size() < MOST_WORDS) {
            int wordEnd = Texts.skipUntilBlank(source.text(), index, end);
            words.add(source.excerpt(index, wordEnd));
            index = Texts.skipBlanks(source.text(), wordEnd, end);
        }
        return words;
    }

    private static boolean isNumber(String text, int start, int end) {
        for (int index = start; index < end; index++) {
            if (text.charAt(index) < '0' || text.charAt(index) > '9') {
                return false;
            }
        }
        return true;
    }

    /** Returns a word that follows the verb, or an empty one. */
    String word(int index) {
        return index < words.size() ? words.get(index) : "";
    }

    /** Returns whether more words follow the verb than belong to it. */
    boolean hasSpareWords() {
        int most = switch (verb) {
            case "move", "pmove", "movedone", "pmovedone" -> 5;
            case "dropb", "pdropb" -> 4;
            case "pick", "pickb", "drop" -> 3;
            case "start" -> 1;
            default -> 0;
        };
        return words.size() > most;
    }

    /** Returns whether a piece comes to a cell. */
    boolean isDrop() {
        return switch (verb) {
            case "dropb", "pdropb", "move", "pmove", "movedone", "pmovedone" -> true;
            default -> false;
        };
    }

    /** Returns where among the words the piece of a drop is; the color comes before it in one-step moves. */
    int pieceIndex() {
        return verb.endsWith("dropb") ? 0 : 1;
    }

    /** Returns whether the event also commits. */
    boolean commits() {
        return switch (verb) {
            case "done", "passdone", "movedone", "pmovedone" -> true;
            default -> false;
        };
    }
}
