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
 * @param player 0 or 1, as the text numbers them
 * @param verb what was done, in small letters
 * @param words what follows the verb
 * @param start where the event begins, its number left out
 * @param end where it ends
 */
record SgfEvent(int player, String verb, List<String> words, int start, int end) {

    private static final int MOST_WORDS = 8;

    /** Reads a property as an event, or returns nothing if it is none, such as a player's name. */
    static Optional<SgfEvent> of(Source source, Property property) {
        if (!property.name().equals("P0") && !property.name().equals("P1")) {
            return Optional.empty();
        }
        List<String> words = new ArrayList<>();
        int start = property.end();
        int index = Texts.skipBlanks(source.text(), property.start(), property.end());
        while (index < property.end() && words.size() < MOST_WORDS) {
            int end = Texts.skipUntilBlank(source.text(), index, property.end());
            if (words.size() == 1) {
                start = index;
            }
            words.add(source.excerpt(index, end));
            index = Texts.skipBlanks(source.text(), end, property.end());
        }
        if (words.size() < 2 || !words.get(0).chars().allMatch(c -> c >= '0' && c <= '9')) {
            return Optional.empty();
        }
        int player = property.name().charAt(1) - '0';
        String verb = words.get(1).toLowerCase(Locale.ROOT);
        int end = Texts.trimEnd(source.text(), start, property.end());
        return Optional.of(new SgfEvent(player, verb, List.copyOf(words.subList(2, words.size())), start, end));
    }

    /** Returns a word that follows the verb, or an empty one. */
    String word(int index) {
        return index < words.size() ? words.get(index) : "";
    }

    /** Tells whether a piece comes to a cell. */
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

    /** Tells whether the event also commits. */
    boolean commits() {
        return verb.endsWith("done");
    }
}
