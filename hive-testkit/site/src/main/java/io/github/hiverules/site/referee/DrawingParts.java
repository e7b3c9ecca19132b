package io.github.hiverules.site.referee;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.internal.xml.Xml;
import io.github.hiverules.notation.svg.SvgDrawing;
import io.github.hiverules.notation.svg.SvgSheet;
import io.github.hiverules.notation.svg.SvgTheme;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A drawing in parts, so that only the parts that have changed are drawn again: the cells, then what lies over them.
 *
 * @param viewBox the part of the table that the drawing needs
 * @param byKey the markup of each part, in drawing order; the key of a cell is its {@code data-cell}
 */
record DrawingParts(String viewBox, Map<String, String> byKey) {

    static final SvgSheet SHEET = SvgSheet.of(SvgTheme.AUTO);

    private static final String CELL = " data-cell=\"";

    /** Draws a board whose cells are buttons. */
    static DrawingParts of(SvgDrawing drawing, CellLabels labels, Hex current) {
        String svg = SHEET.toSvg(drawing.withTitle("").withDescription(""));
        Map<String, String> parts = new LinkedHashMap<>();
        for (String part : elements(svg)) {
            String key = key(part);
            if (key.isEmpty()) {
                parts.put("over" + parts.size(), part);
            } else {
                parts.put(key, button(part, key, labels.of(hex(key)), key.equals(key(current))));
            }
        }
        return new DrawingParts(attribute(svg, "viewBox"), parts);
    }

    /** Splits the content of a drawing into its elements, without title and description. */
    private static List<String> elements(String svg) {
        List<String> elements = new ArrayList<>();
        int depth = 0;
        int start = -1;
        for (int at = svg.indexOf('<', 1); at >= 0; at = svg.indexOf('<', at + 1)) {
            boolean isEnd = svg.charAt(at + 1) == '/';
            int close = svg.indexOf('>', at);
            if (depth == 0 && isEnd) {
                break;
            }
            start = depth == 0 ? at : start;
            depth += isEnd ? -1 : svg.charAt(close - 1) == '/' ? 0 : 1;
            if (depth == 0) {
                String element = svg.substring(start, close + 1);
                if (!element.startsWith("<title>") && !element.startsWith("<desc>")) {
                    elements.add(element.replace("\n", ""));
                }
            }
        }
        return elements;
    }

    private static String button(String line, String key, String label, boolean isCurrent) {
        String attributes =
                " role=\"button\" tabindex=\"" + (isCurrent ? 0 : -1) + "\" aria-label=\"" + escaped(label) + "\"";
        int end = line.indexOf(CELL) + CELL.length() + key.length() + 1;
        return line.substring(0, end) + attributes + line.substring(end);
    }

    private static String attribute(String svg, String name) {
        int start = svg.indexOf(name + "=\"") + name.length() + 2;
        return svg.substring(start, svg.indexOf('"', start));
    }

    private static String key(String line) {
        int tag = line.indexOf('>');
        int at = line.indexOf(CELL);
        return at < 0 || at > tag ? "" : line.substring(at + CELL.length(), line.indexOf('"', at + CELL.length()));
    }

    static String key(Hex hex) {
        return hex.q() + "," + hex.r();
    }

    static Hex hex(String key) {
        int comma = key.indexOf(',');
        return Hex.of(Integer.parseInt(key.substring(0, comma)), Integer.parseInt(key.substring(comma + 1)));
    }

    static String escaped(String text) {
        return Xml.escape(text);
    }

    /** Returns the markup of each part, one a line; an empty line for a part that is as it was. */
    String changes(DrawingParts before) {
        StringBuilder changes = new StringBuilder();
        byKey.forEach((key, part) ->
                changes.append(part.equals(before.byKey.get(key)) ? "" : part).append('\n'));
        return changes.toString();
    }

    String keys() {
        return String.join("\n", byKey.keySet());
    }

    List<Hex> cells() {
        List<Hex> cells = new ArrayList<>();
        for (String key : byKey.keySet()) {
            if (key.indexOf(',') > 0) {
                cells.add(hex(key));
            }
        }
        return cells;
    }

    /** What is read aloud about each cell. The names of a position are found once. */
    static final class CellLabels {

        private final Position position;
        private final RefereeLanguage words;
        private final Map<Hex, String> names = new HashMap<>();
        private Optional<Hex> selected = Optional.empty();
        private Collection<Hex> destinations = List.of();

        CellLabels(Position position, RefereeLanguage words) {
            this.position = position;
            this.words = words;
        }

        boolean isFor(Position other, RefereeLanguage language) {
            return position.equals(other) && words == language;
        }

        /** Changes what is selected and where it can go. */
        CellLabels with(Optional<Hex> newSelected, Collection<Hex> newDestinations) {
            selected = newSelected;
            destinations = newDestinations;
            return this;
        }

        /** The stack from its top, or where the cell is, and what a tap on it would do. */
        String of(Hex hex) {
            String name = names.computeIfAbsent(hex, this::name);
            if (selected.equals(Optional.of(hex))) {
                return words.text("cell.selected", name);
            }
            return destinations.contains(hex) ? words.text("cell.reachable", name) : name;
        }

        private String name(Hex hex) {
            List<String> pieces = new ArrayList<>();
            position.stackAt(hex)
                    .forEach(piece -> pieces.add(0, words.sentences().label(piece)));
            return pieces.stream()
                    .reduce((top, below) -> words.text("stacked", top, below))
                    .orElseGet(() -> words.sentences().cell(position, hex));
        }
    }
}
