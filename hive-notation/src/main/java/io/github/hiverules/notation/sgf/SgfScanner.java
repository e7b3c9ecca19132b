package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.sgf.SgfGameStart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Divides one game of an SGF text into its properties, without interpreting them. Of several variations, it keeps only
 * the first.
 */
final class SgfScanner {

    /** The names of most properties, which need no new strings. */
    private static final List<String> COMMON_NAMES = List.of("P0", "P1", SgfNotes.TIME_USED);

    private final Source source;
    private final SgfBounds bounds;
    private final Reading reading;
    private final int start;

    /** The start of the next line that opens a game. A fault in this game does not affect the text after it. */
    private final int limit;

    private final List<Property> properties = new ArrayList<>();
    private final Optional<Fault> fault;
    private int index;

    SgfScanner(Reading reading, SgfBounds bounds, int from) {
        this.source = reading.source();
        this.bounds = bounds;
        this.reading = reading;
        this.start = source.skipWhitespace(from, source.length());
        this.limit = bounds.nextGameLine(start);
        this.index = start;
        scanGame();
        this.fault = reading.takeFault();
        if (fault.isPresent()) {
            index = SgfGameStart.nextGame(source, index, limit);
        }
    }

    /**
     * A property such as {@code GM[27]}.
     *
     * @param nameStart the start of the name or, if another value comes before this one, of the bracket
     * @param start the start of the value
     */
    record Property(String name, int nameStart, int start, int end) {}

    private void scanGame() {
        if (index == limit || source.at(index) != '(') {
            boolean isPgn = index < limit && (source.at(index) == '[' || Strings.isDigit(source.at(index)));
            reading.fail(index, Math.min(index + 1, limit), isPgn ? Expected.NOTATION : Expected.GAME);
            return;
        }
        index++;
        int depth = 1;
        boolean hasVariationEnded = false;
        while (depth > 0 && !reading.hasFailed()) {
            skipWhitespace();
            char c = index < limit ? source.at(index) : 0;
            if (c == ')') {
                hasVariationEnded = true;
                depth--;
                index++;
            } else if (c == '(' && hasVariationEnded) {
                skipVariation();
            } else if (c == '(' && !SgfGameStart.isAt(source, index)) {
                depth++;
                index++;
            } else if (hasVariationEnded) {
                reading.fail(index, Math.min(index + 1, limit), Expected.NO_VARIATION);
            } else if (c == ';') {
                index++;
            } else {
                scanProperty(true);
            }
        }
        int next = source.skipWhitespace(index, limit);
        if (next < limit && SgfGameStart.isLeftOver(source, next, limit)) {
            reading.fail(next, next + 1, Expected.END);
        }
    }

    private void skipVariation() {
        int from = index;
        int depth = 0;
        do {
            skipWhitespace();
            char c = index < limit ? source.at(index) : 0;
            if (index == limit || SgfGameStart.isAt(source, index)) {
                reading.fail(from, index, Expected.NO_VARIATION);
            } else if (c == '(' || c == ')') {
                depth += c == '(' ? 1 : -1;
                index++;
            } else if (c == ';') {
                index++;
            } else {
                scanProperty(false);
            }
        } while (depth > 0 && !reading.hasFailed());
        reading.add(Repair.Kind.LEFT_OUT, from, index, "");
    }

    private void scanProperty(boolean isInGame) {
        int nameStart = index;
        while (index < limit && isNamePart(source.at(index))) {
            index++;
        }
        int nameEnd = index;
        skipWhitespace();
        if (nameEnd == nameStart || index == limit || source.at(index) != '[') {
            reading.fail(nameStart, Math.min(index + 1, limit), Expected.SGF_PROPERTY);
            return;
        }
        String name = name(nameStart, nameEnd);
        int from = nameStart;
        while (index < limit && source.at(index) == '[') {
            int valueStart = index + 1;
            int valueEnd = bounds.valueEnd(valueStart, limit);
            // A clock that is not closed must not swallow an event.
            boolean swallows = SgfNotes.isClock(name) && source.indexOf('[', valueStart, valueEnd) < valueEnd;
            if (valueEnd == limit || swallows) {
                reading.fail(valueStart - 1, limit, Expected.SGF_PROPERTY);
                return;
            }
            if (isInGame) {
                properties.add(new Property(name, from, valueStart, valueEnd));
            }
            index = valueEnd + 1;
            from = index;
        }
    }

    private String name(int nameStart, int nameEnd) {
        for (String name : COMMON_NAMES) {
            if (source.rangeEquals(name, nameStart, nameEnd)) {
                return name;
            }
        }
        return source.excerpt(nameStart, nameEnd);
    }

    private void skipWhitespace() {
        index = source.skipWhitespace(index, limit);
    }

    private static boolean isNamePart(char c) {
        return !Strings.isWhitespace(c) && c != '(' && c != ')' && c != '[' && c != ']' && c != ';';
    }

    int start() {
        return start;
    }

    int end() {
        return index;
    }

    List<Property> properties() {
        return properties;
    }

    Optional<Fault> fault() {
        return fault;
    }
}
