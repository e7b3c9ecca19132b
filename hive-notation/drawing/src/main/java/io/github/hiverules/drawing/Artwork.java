package io.github.hiverules.drawing;

import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.piece.Bug;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The shapes, style classes and colors of all drawings. */
final class Artwork {

    private static final Map<String, String> PARTS = load();
    private static final Map<String, Map<String, String>> RULES = rules(part("rules"));

    /** The attributes of each style class as XML, for each theme. */
    private static final Map<SvgTheme, Map<String, String>> ATTRIBUTES = Stream.of(SvgTheme.values())
            .collect(Collectors.toMap(
                    theme -> theme,
                    Artwork::xmlAttributes,
                    (first, second) -> first,
                    () -> new EnumMap<>(SvgTheme.class)));

    private static final Map<String, String> DARK_DECLARATIONS =
            RULES.keySet().stream().collect(Collectors.toMap(styleClass -> styleClass, Artwork::darkDeclarations));

    private Artwork() {}

    /** R8 moves classes away from their files, so the path is absolute. */
    private static Map<String, String> load() {
        Map<String, String> parts = new HashMap<>();
        try (InputStream file = Artwork.class.getResourceAsStream("/io/github/hiverules/drawing/artwork.properties")) {
            // The class Properties would make up a large part of a program that is compiled for browsers.
            String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
            String joined = text.replace("\\\n    ", "");
            for (StringTokenizer lines = new StringTokenizer(joined, "\n"); lines.hasMoreTokens(); ) {
                String line = lines.nextToken();
                int equals = line.indexOf('=');
                if (equals > 0 && line.charAt(0) != '#') {
                    parts.put(line.substring(0, equals), line.substring(equals + 1));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return parts;
    }

    private static String part(String key) {
        return Objects.requireNonNull(PARTS.get(key), key);
    }

    /** Defines the shapes that a drawing uses several times: the outline of a tile, the tile, and some bugs. */
    static void define(Markup markup, Collection<Bug> bugs) {
        markup.tag("path").id("hex").with("d", part("outline")).endEmpty();
        markup.tag("g").id("tile").open();
        markup.use("hex")
                .with("y", Scene.THICKNESS)
                .with("fill", "currentColor")
                .with("stroke", "none")
                .endEmpty();
        markup.use("hex").with("stroke-width", "1.5").endEmpty();
        markup.raw(part("bevel")).close("g");
        for (Bug bug : bugs) {
            String letter = String.valueOf(bug.letter());
            markup.tag("g").id(letter).scaled(new Point(0, Tiles.bugOffset(bug)), Tiles.BUG_SCALE);
            markup.open().raw(part(letter)).close("g");
        }
    }

    /** Returns the strokes of a digit, a sign or a letter in a box of 4 by 6. */
    static String glyph(char letter) {
        return PARTS.getOrDefault("glyph." + letter, "");
    }

    /** Returns the color of a bug, which is the same in all themes. */
    static String color(String bugClass) {
        return RULES.getOrDefault(bugClass, Map.of()).getOrDefault("stroke", "");
    }

    /** Returns the attributes of a style class as XML, each after a space. */
    static String xmlAttributes(String styleClass, SvgTheme theme) {
        return ATTRIBUTES.getOrDefault(theme, Map.of()).getOrDefault(styleClass, "");
    }

    private static Map<String, String> xmlAttributes(SvgTheme theme) {
        return RULES.keySet().stream()
                .collect(Collectors.toMap(
                        styleClass -> styleClass,
                        styleClass -> attributes(styleClass, theme).entrySet().stream()
                                .map(rule -> " " + rule.getKey() + "=\"" + rule.getValue() + "\"")
                                .collect(Collectors.joining())));
    }

    static Map<String, String> attributes(String styleClass, SvgTheme theme) {
        Map<String, String> attributes = new LinkedHashMap<>();
        RULES.getOrDefault(styleClass, Map.of())
                .forEach((property, value) -> attributes.put(property, resolveColor(value, theme)));
        return attributes;
    }

    /** Returns all style classes in the colors of a theme; their names begin with the name of the root class. */
    static String styleSheet(String root, SvgTheme theme) {
        StringBuilder sheet = new StringBuilder();
        sheet.append('.').append(root).append("{stroke-linecap:round;stroke-linejoin:round}");
        sheet.append("[data-sheet=").append(root).append("]{position:absolute}");
        Set<String> all = new TreeSet<>(RULES.keySet());
        String start = "." + root + "-";
        for (String styleClass : all) {
            sheet.append(start).append(styleClass).append('{');
            attributes(styleClass, theme)
                    .forEach((property, value) ->
                            sheet.append(property).append(':').append(value).append(';'));
            sheet.append('}');
        }
        return theme == SvgTheme.AUTO ? sheet + darkStyleSheet(start, all) : sheet.toString();
    }

    /**
     * Returns the style rules that differ on a dark table, for the used classes. Rules take precedence over attributes.
     */
    static String darkStyleSheet(String start, Set<String> usedClasses) {
        Map<String, StringBuilder> rules = new LinkedHashMap<>();
        for (String styleClass : usedClasses) {
            StringBuilder selectors = rules.computeIfAbsent(
                    DARK_DECLARATIONS.getOrDefault(styleClass, ""), unused -> new StringBuilder());
            selectors.append(selectors.length() == 0 ? "" : ",").append(start).append(styleClass);
        }
        StringBuilder sheet = new StringBuilder("@media(prefers-color-scheme:dark){");
        rules.forEach((declarations, selectors) ->
                sheet.append(selectors).append('{').append(declarations).append('}'));
        return sheet.append('}').toString();
    }

    private static String darkDeclarations(String styleClass) {
        return RULES.getOrDefault(styleClass, Map.of()).entrySet().stream()
                .filter(rule -> rule.getValue().startsWith("@"))
                .map(rule -> rule.getKey() + ":" + resolveColor(rule.getValue(), SvgTheme.DARK))
                .collect(Collectors.joining(";"));
    }

    private static String resolveColor(String value, SvgTheme theme) {
        String colors = theme == SvgTheme.DARK ? "DARK." : "LIGHT.";
        return value.startsWith("@") ? part(colors + value.substring(1)) : value;
    }

    private static Map<String, Map<String, String>> rules(String text) {
        Map<String, Map<String, String>> rules = new HashMap<>();
        for (int start = 0; text.indexOf('{', start) >= 0; start = text.indexOf('}', start) + 1) {
            int brace = text.indexOf('{', start);
            String declarations = text.substring(brace + 1, text.indexOf('}', brace));
            rules.put(text.substring(start, brace).strip(), declarations(declarations));
        }
        return Map.copyOf(rules);
    }

    private static Map<String, String> declarations(String text) {
        Map<String, String> declarations = new LinkedHashMap<>();
        int start = 0;
        for (int end = 0; end < text.length(); start = end + 1) {
            int colon = text.indexOf(':', start);
            end = (text + ";").indexOf(';', start);
            declarations.put(text.substring(start, colon), text.substring(colon + 1, end));
        }
        return declarations;
    }
}
