package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Divides one game of an SGF text into its properties, without understanding them. */
final class SgfScanner {

    private final Source source;
    private final String text;
    private final int start;
    private final List<Property> properties = new ArrayList<>();
    private Optional<NotationException> fault = Optional.empty();
    private int index;

    SgfScanner(Source source, int from) {
        this.source = source;
        this.text = source.text();
        this.start = Texts.skipBlanks(text, from, text.length());
        this.index = start;
        try {
            scanGame();
        } catch (NotationException e) {
            fault = Optional.of(e);
            index = text.length();
        }
    }

    /**
     * A property such as {@code GM[27]}.
     *
     * @param name what stands before the bracket
     * @param start where the value begins
     * @param end where it ends
     */
    record Property(String name, int start, int end) {}

    private void scanGame() {
        if (index == text.length() || text.charAt(index) != '(') {
            throw source.unreadable(index, Math.min(index + 1, text.length()), Expected.GAME);
        }
        index++;
        for (skipBlanks(); index < text.length(); skipBlanks()) {
            switch (text.charAt(index)) {
                case ')' -> {
                    index++;
                    return;
                }
                case '(' -> throw source.unreadable(index, index + 1, Expected.SGF_NO_VARIATION);
                case ';' -> index++;
                default -> scanProperty();
            }
        }
        throw source.unreadable(index, index, Expected.SGF_PROPERTY);
    }

    private void scanProperty() {
        int nameStart = index;
        while (index < text.length() && isNamePart(text.charAt(index))) {
            index++;
        }
        int nameEnd = index;
        skipBlanks();
        if (nameEnd == nameStart || index == text.length() || text.charAt(index) != '[') {
            throw source.unreadable(nameStart, Math.min(index + 1, text.length()), Expected.SGF_PROPERTY);
        }
        String name = source.excerpt(nameStart, nameEnd);
        while (index < text.length() && text.charAt(index) == '[') {
            int valueStart = index + 1;
            int valueEnd = valueEnd(valueStart);
            properties.add(new Property(name, valueStart, valueEnd));
            index = valueEnd + 1;
        }
    }

    private int valueEnd(int from) {
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == ']') {
                return at;
            }
            if (c == '\\') {
                at++;
            }
        }
        throw source.unreadable(from - 1, text.length(), Expected.SGF_PROPERTY);
    }

    private void skipBlanks() {
        index = Texts.skipBlanks(text, index, text.length());
    }

    private static boolean isNamePart(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
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

    Optional<NotationException> fault() {
        return fault;
    }
}
