package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.svg.Layout.Point;
import java.util.Set;
import java.util.TreeSet;

/** Writes XML elements and remembers which style classes they use. */
final class Markup {

    private final StringBuilder text = new StringBuilder();
    private final Set<String> classes = new TreeSet<>();

    Tag tag(String name) {
        return new Tag(name);
    }

    Markup close(String name) {
        text.append("</").append(name).append('>');
        return this;
    }

    Markup element(String name, String content) {
        tag(name).open();
        text.append(escaped(content));
        return close(name);
    }

    /** Takes over what another writer has written. */
    Markup append(Markup other) {
        text.append(other.text);
        classes.addAll(other.classes);
        return this;
    }

    Markup line() {
        text.append('\n');
        return this;
    }

    Set<String> classes() {
        return classes;
    }

    @Override
    public String toString() {
        return text.toString();
    }

    /** Tenths are exact enough: a tile is about a hundred units wide. */
    static String number(double value) {
        long tenths = Math.round(value * 10);
        String sign = tenths < 0 ? "-" : "";
        long size = Math.abs(tenths);
        return sign + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
    }

    static String point(Point point) {
        return number(point.x()) + " " + number(point.y());
    }

    static String cell(Hex hex) {
        return hex.q() + "," + hex.r();
    }

    private static String escaped(String raw) {
        StringBuilder safe = new StringBuilder(raw.length());
        raw.codePoints().forEach(code -> {
            switch (code) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\t', '\n', '\r' -> safe.append("&#").append(code).append(';');
                default -> safe.appendCodePoint(isXmlCharacter(code) ? code : '\uFFFD');
            }
        });
        return safe.toString();
    }

    private static boolean isXmlCharacter(int code) {
        boolean surrogate = code >= 0xD800 && code <= 0xDFFF;
        return code >= 0x20 && !surrogate && code != 0xFFFE && code != 0xFFFF;
    }

    /** A start tag in the making. */
    final class Tag {

        private Tag(String name) {
            text.append('<').append(name);
        }

        Tag with(String attribute, String value) {
            text.append(' ')
                    .append(attribute)
                    .append("=\"")
                    .append(escaped(value))
                    .append('"');
            return this;
        }

        Tag with(String attribute, double value) {
            return with(attribute, number(value));
        }

        /** A style class: its rule will be in the style sheet. */
        Tag style(String styleClass) {
            classes.add(styleClass);
            return with("class", styleClass);
        }

        Tag moved(Point to) {
            return with("transform", "translate(" + point(to) + ")");
        }

        /** Moved, and scaled around its new place. */
        Tag scaled(Point to, double scale) {
            double hundredths = Math.round(scale * 100) / 100.0;
            return with("transform", "translate(" + point(to) + ") scale(" + hundredths + ")");
        }

        Tag centered(Point center) {
            return with("cx", center.x()).with("cy", center.y());
        }

        /** Ends the tag of an element with content. */
        Markup open() {
            text.append('>');
            return Markup.this;
        }

        /** Ends an element without content. */
        Markup empty() {
            text.append("/>");
            return Markup.this;
        }
    }
}
