package io.github.hiverules.notation.svg;

import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The style rules of a drawing, every one of them bound to the drawing's own root class. */
final class StyleSheet {

    private StyleSheet() {}

    static String of(SvgTheme theme, String root, Set<String> used) {
        return switch (theme) {
            case LIGHT -> rules(Palette.LIGHT, root, used);
            case DARK -> rules(Palette.DARK, root, used);
            case AUTO ->
                rules(Palette.LIGHT, root, used)
                        + "@media(prefers-color-scheme:dark){"
                        + rules(Palette.DARK, root, used)
                        + "}";
        };
    }

    private static String rules(Palette palette, String root, Set<String> used) {
        StringBuilder text = new StringBuilder();
        declarations(palette).forEach((name, declaration) -> {
            if (used.contains(name)) {
                text.append('.').append(root).append(" .").append(name);
                text.append('{').append(declaration).append('}');
            }
        });
        return text.toString();
    }

    private static Map<String, String> declarations(Palette palette) {
        Map<String, String> rules = new LinkedHashMap<>();
        rules.put("table", "fill:" + palette.table());
        rules.put("cell", "fill:none;stroke:" + palette.grid() + ";stroke-width:1.5");
        rules.put("ink", "stroke:" + palette.ink());
        rules.put("badge", "fill:" + palette.ink() + ";stroke:" + palette.table());
        rules.put("case", "fill:none;stroke:" + palette.table());
        for (Color color : Color.values()) {
            tiles(rules, color, palette.tile(color));
        }
        signs(rules, palette);
        return rules;
    }

    private static void tiles(Map<String, String> rules, Color color, Palette.Tile tile) {
        String name = tileClass(color);
        rules.put(name, "fill:" + tile.face() + ";stroke:" + tile.rim() + ";color:" + tile.side());
        for (Bug bug : Bug.values()) {
            String accent = Palette.accent(color, bug);
            rules.put(name + bug.letter(), "fill:" + accent + ";stroke:" + accent + ";color:" + tile.face());
        }
    }

    private static void signs(Map<String, String> rules, Palette palette) {
        rules.put("from", dashed(palette.last()) + ";fill:none");
        rules.put("to", ring(palette.last()) + ";fill:none");
        rules.put("cut-off", dashed(palette.refuse()) + ";" + tint(palette.refuse(), ".22"));
        rules.put("gap", dashed(palette.refuse()) + ";" + tint(palette.refuse(), ".1"));
        rules.put("blocker", ring(palette.refuse()) + ";" + tint(palette.refuse(), ".26"));
        rules.put("selected", ring(palette.route()) + ";fill:none");
        rules.put("thrower", ring(palette.route()) + ";" + tint(palette.route(), ".12"));
        rules.put("reachable", "stroke:" + palette.reach() + ";stroke-width:2;" + tint(palette.reach(), ".16"));
        rules.put("reachable-top", "fill:none;stroke-width:4;stroke:" + palette.reach());
        rules.put("refused", "stroke:" + palette.refuse() + ";stroke-width:2;" + tint(palette.refuse(), ".1"));
        rules.put("refused-top", "fill:none;stroke-width:4;stroke:" + palette.refuse());
        rules.put("dot", "fill:" + palette.reach() + ";stroke:" + palette.table());
        rules.put("cross", "fill:none;stroke:" + palette.refuse());
        rules.put("route", "fill:none;stroke:" + palette.route());
        rules.put("route-head", "fill:" + palette.route() + ";stroke:" + palette.table());
        rules.put("stopped", "fill:none;stroke:" + palette.refuse());
        rules.put("stopped-head", "fill:" + palette.refuse() + ";stroke:" + palette.table());
    }

    static String tileClass(Color color) {
        return color == Color.WHITE ? "w" : "b";
    }

    static String insectClass(Piece piece) {
        return tileClass(piece.color()) + piece.bug().letter();
    }

    private static String ring(String color) {
        return "stroke:" + color + ";stroke-width:5";
    }

    private static String dashed(String color) {
        return "stroke:" + color + ";stroke-width:4;stroke-dasharray:9 8";
    }

    private static String tint(String color, String opacity) {
        return "fill:" + color + ";fill-opacity:" + opacity;
    }
}
