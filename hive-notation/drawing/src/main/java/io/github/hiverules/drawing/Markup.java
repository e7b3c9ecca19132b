package io.github.hiverules.drawing;

import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.hex.Hex;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Writes XML elements: start tags, attributes and end tags. Remembers which style classes need a style sheet. */
final class Markup {

    private static final int REPLACEMENT = '\uFFFD';

    private final String prefix;

    /** The colors, unless they are on a sheet. */
    private final Optional<SvgTheme> theme;

    private final StringBuilder definitions = new StringBuilder();
    private final Set<String> defined = new HashSet<>();
    private StringBuilder text = new StringBuilder();
    private final Set<String> classes = new TreeSet<>();

    /** Starts a drawing that contains its shapes and colors. */
    Markup(String prefix, SvgTheme theme) {
        this.prefix = prefix;
        this.theme = Optional.of(theme);
    }

    /** Starts a sheet, or a drawing whose shapes and colors are on a sheet. */
    Markup(String sheetRoot) {
        this.prefix = sheetRoot;
        this.theme = Optional.empty();
    }

    Markup tag(String name) {
        return raw("<").raw(name);
    }

    Markup with(String attribute, String value) {
        text.append(' ').append(attribute).append("=\"");
        content(value);
        text.append('"');
        return this;
    }

    Markup with(String attribute, double value) {
        return raw(" ").raw(attribute).raw("=\"").raw(number(value)).raw("\"");
    }

    Markup id(String name) {
        return named(" id=\"", name);
    }

    /**
     * Adds a style class: by its name if there is a sheet, otherwise as attributes. {@link SvgTheme#AUTO} needs both.
     * Selectors do not reach into shapes referenced by {@code use} elements, so the class name itself must be unique.
     */
    Markup style(String styleClass) {
        if (theme.isEmpty()) {
            return named(" class=\"", styleClass);
        }
        if (theme.get() == SvgTheme.AUTO) {
            classes.add(styleClass);
            named(" class=\"", styleClass);
        }
        return raw(Artwork.xmlAttributes(styleClass, theme.get()));
    }

    Markup moved(Point to) {
        return scaled(to, 1);
    }

    /** Moves the element and scales it around its new center. */
    Markup scaled(Point to, double scale) {
        long thousandths = Math.round(scale * 1000);
        String move = isOrigin(to) ? "" : "translate(" + point(to) + ")";
        String scaling = thousandths == 1000 ? "" : "scale(" + decimal(thousandths, 1000) + ")";
        return move.isEmpty() && scaling.isEmpty() ? this : with("transform", move + scaling);
    }

    private static boolean isOrigin(Point point) {
        return point.x() == 0 && point.y() == 0;
    }

    /** Ends the tag of an element with content. */
    Markup open() {
        return raw(">");
    }

    /** Ends an element without content. */
    Markup endEmpty() {
        return raw("/>");
    }

    Markup close(String name) {
        return raw("</").raw(name).raw(">");
    }

    Markup newLine() {
        return raw("\n");
    }

    Markup element(String name, String content) {
        return tag(name).open().content(content).close(name);
    }

    /** Begins a {@code use} element for a symbol in a style, which it writes only once. */
    Markup use(String symbol, String styleClass) {
        return shared(styleClass, () -> use(symbol).style(styleClass).endEmpty());
    }

    /** Begins a {@code use} element for a shape, which it writes only once. */
    Markup shared(String name, Runnable shape) {
        if (defined.add(name)) {
            StringBuilder outside = text;
            text = new StringBuilder();
            tag("g").id(name).open();
            shape.run();
            close("g");
            definitions.append(text);
            text = outside;
        }
        return use(name);
    }

    /** Draws a shape that few drawings have twice: in place or, with a sheet, which has it anyway, by reference. */
    void place(String name, Point at, Consumer<Point> shape) {
        if (theme.isEmpty()) {
            shared(name, () -> shape.accept(Point.ORIGIN)).at(at).endEmpty();
        } else {
            shape.accept(at);
        }
    }

    /** Returns the shapes to which {@code use} elements refer. A sheet has them all, so drawings with a sheet omit them. */
    CharSequence definitions() {
        return definitions;
    }

    /** Writes a name with the prefix, unescaped, because XML does not allow the placeholder for a prefix. */
    private Markup named(String start, String name) {
        return raw(start).raw(prefix).raw("-").raw(name).raw("\"");
    }

    /** Refers to a symbol, outside HTML also with the attribute of SVG 1.1, which is the only one that Batik knows. */
    Markup use(String symbol) {
        Markup use = tag("use").named(" href=\"#", symbol);
        return theme.isEmpty() ? use : use.named(" xlink:href=\"#", symbol);
    }

    Markup at(Point point) {
        Markup withX = point.x() == 0 ? this : with("x", point.x());
        return point.y() == 0 ? withX : withX.with("y", point.y());
    }

    Markup hex(Point at, String styleClass) {
        return use("hex", styleClass).at(at);
    }

    Markup circle(Point center, String styleClass, double radius) {
        return tag("circle")
                .style(styleClass)
                .with("cx", center.x())
                .with("cy", center.y())
                .with("r", radius);
    }

    /** Appends the output of another writer. */
    Markup raw(CharSequence markup) {
        text.append(markup);
        return this;
    }

    private Markup content(String raw) {
        appendEscaped(raw, text);
        return this;
    }

    /**
     * Appends text for an attribute or an element so that every XML reader restores it, with its tabs and line endings.
     * Characters that XML does not allow are replaced.
     */
    static void appendEscaped(String text, StringBuilder escaped) {
        int code;
        for (int index = 0; index < text.length(); index += Character.charCount(code)) {
            code = text.codePointAt(index);
            switch (code) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\t', '\n', '\r' -> escaped.append("&#").append(code).append(';');
                default -> escaped.appendCodePoint(isXmlCharacter(code) ? code : REPLACEMENT);
            }
        }
    }

    private static boolean isXmlCharacter(int code) {
        boolean isSurrogate = code >= 0xD800 && code <= 0xDFFF;
        return code >= 0x20 && !isSurrogate && code != 0xFFFE && code != 0xFFFF;
    }

    Set<String> classes() {
        return classes;
    }

    @Override
    public String toString() {
        return text.toString();
    }

    /** Rounds to tenths, which is exact enough: a tile is about a hundred units wide. */
    static String number(double value) {
        long tenths = Math.round(value * 10);
        String sign = tenths < 0 ? "-" : "";
        long size = Math.abs(tenths);
        return sign + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
    }

    /** Writes a positive number, given in parts of one, without trailing zeros. */
    private static String decimal(long parts, long one) {
        if (parts % 10 == 0 && one > 1) {
            return decimal(parts / 10, one / 10);
        }
        return parts / one
                + (one == 1 ? "" : "." + Long.toString(one + parts % one).substring(1));
    }

    static String point(Point point) {
        return number(point.x()) + " " + number(point.y());
    }

    static String cell(Hex hex) {
        return hex.q() + "," + hex.r();
    }
}
