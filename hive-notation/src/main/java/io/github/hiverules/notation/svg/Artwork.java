package io.github.hiverules.notation.svg;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.piece.Bug;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The shapes, style rules and colors of all drawings. */
final class Artwork {

    private static final Properties PARTS =
            Texts.properties(Artwork.class.getResourceAsStream("/io/github/hiverules/notation/svg/artwork.properties"));
    private static final Pattern RULE = Pattern.compile("([\\w-]+)\\{[^}]*}");
    private static final Pattern COLOR = Pattern.compile("@(\\w+)");

    private Artwork() {}

    /** Defines the shapes that a drawing uses many times: the outline of a tile, the tile and the insects that occur. */
    static void define(Markup markup, Set<Bug> bugs) {
        markup.tag("defs").open();
        markup.tag("path").id("hex").with("d", PARTS.getProperty("outline")).empty();
        symbol(markup, "tile");
        bugs.forEach(bug -> symbol(markup, String.valueOf(bug.letter())));
        markup.close("defs").line();
    }

    private static void symbol(Markup markup, String name) {
        markup.tag("g").id(name).open().raw(PARTS.getProperty(name)).close("g");
    }

    /** Returns the strokes of a digit, a sign or a letter in a box of 4 by 6. */
    static String glyph(char letter) {
        return PARTS.getProperty("glyph." + letter, "");
    }

    /** Returns the rules of the used style classes, every one of them bound to the drawing's own root class. */
    static String styleSheet(SvgTheme theme, String root, Set<String> used) {
        return theme == SvgTheme.AUTO
                ? styleSheet(SvgTheme.LIGHT, root, used)
                        + "@media(prefers-color-scheme:dark){"
                        + styleSheet(SvgTheme.DARK, root, used)
                        + "}"
                : COLOR.matcher(rules(root, used)).replaceAll(color -> PARTS.getProperty(theme + "." + color.group(1)));
    }

    private static String rules(String root, Set<String> used) {
        StringBuilder rules = new StringBuilder();
        Matcher rule = RULE.matcher(PARTS.getProperty("rules"));
        while (rule.find()) {
            if (used.contains(rule.group(1))) {
                rules.append('.').append(root).append(" .").append(rule.group());
            }
        }
        return rules.toString();
    }
}
