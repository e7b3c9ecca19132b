package io.github.hiverules.site.referee;

import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.drawing.SvgSheet;
import io.github.hiverules.drawing.SvgTheme;
import io.github.hiverules.hex.Hex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A drawing, split into parts so that the page needs to replace only the parts that have changed: first the cells, then
 * the marks that lie over them.
 *
 * @param byKey the markup of each part, in drawing order; the key of a cell is its {@code data-cell} attribute
 */
record DrawingParts(Map<String, String> byKey) {

    static final SvgSheet SHEET = SvgSheet.of(SvgTheme.AUTO);

    private static final String CELL_ATTRIBUTE = " data-cell=\"";

    /** Splits a drawing, and makes each of its cells a button. */
    static DrawingParts of(SvgDrawing drawing, CellLabels names, Hex current) {
        String svg = SHEET.toSvg(drawing.withTitle("").withDescription(""));
        Map<String, String> parts = new LinkedHashMap<>();
        for (String part : elements(svg)) {
            String key = key(part);
            if (key.isEmpty()) {
                parts.put("over" + parts.size(), part);
            } else {
                parts.put(key, button(part, key, names.label(hex(key)), key.equals(key(current))));
            }
        }
        return new DrawingParts(parts);
    }

    /** Splits the content of a drawing into its elements, leaving out title and description. */
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

    private static String button(String markup, String key, String label, boolean isCurrent) {
        String attributes =
                " role=\"button\" tabindex=\"" + (isCurrent ? 0 : -1) + "\" aria-label=\"" + escaped(label) + "\"";
        int end = markup.indexOf(CELL_ATTRIBUTE) + CELL_ATTRIBUTE.length() + key.length() + 1;
        return markup.substring(0, end) + attributes + markup.substring(end);
    }

    private static String key(String markup) {
        int tagEnd = markup.indexOf('>');
        int at = markup.indexOf(CELL_ATTRIBUTE);
        return at < 0 || at > tagEnd
                ? ""
                : markup.substring(at + CELL_ATTRIBUTE.length(), markup.indexOf('"', at + CELL_ATTRIBUTE.length()));
    }

    static String key(Hex hex) {
        return hex.q() + "," + hex.r();
    }

    static Hex hex(String key) {
        int comma = key.indexOf(',');
        return Hex.of(Integer.parseInt(key.substring(0, comma)), Integer.parseInt(key.substring(comma + 1)));
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** Returns a line for each part: its markup if it has changed, otherwise nothing. */
    String changes(DrawingParts previous) {
        StringBuilder changes = new StringBuilder();
        byKey.forEach((key, part) ->
                changes.append(part.equals(previous.byKey.get(key)) ? "" : part).append('\n'));
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
}
