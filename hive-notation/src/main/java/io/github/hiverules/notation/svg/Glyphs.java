package io.github.hiverules.notation.svg;

import io.github.hiverules.notation.svg.Layout.Point;
import java.util.Map;

/** Digits and the letters of the kinds as strokes, because a drawing uses no fonts. */
final class Glyphs {

    private static final double HEIGHT = 6;
    private static final double WIDTH = 4;
    private static final double ADVANCE = 6;

    /** Each in a box of 4 by 6; the letters are those of {@link io.github.hiverules.piece.Bug#letter()}. */
    private static final Map<Character, String> STROKES = Map.ofEntries(
            Map.entry('0', "M2 0C4 0 4 1.5 4 3C4 4.5 4 6 2 6C0 6 0 4.5 0 3C0 1.5 0 0 2 0Z"),
            Map.entry('1', "M.6 1.4L2.6 0V6"),
            Map.entry('2', "M.2 1.5C.2-.5 3.8-.5 3.8 1.6C3.8 3.2 .2 4.4 .2 6H4"),
            Map.entry('3', "M.3 .8C1.2-.3 3.7-.3 3.7 1.5C3.7 2.6 2.8 3 1.6 3C2.9 3 4 3.3 4 4.5C4 6.4 1 6.5 .1 5.2"),
            Map.entry('4', "M3 6V0L0 4.2H4"),
            Map.entry('5', "M3.7 0H.8L.5 2.6C1.5 2 4 2 4 4C4 6.3 1 6.5 .1 5.3"),
            Map.entry('6', "M3.5 .4C1-.6 0 1.6 0 3.8C0 6.8 4 6.6 4 4.1C4 1.7 .6 1.8 .1 3.7"),
            Map.entry('7', "M0 0H4L1.5 6"),
            Map.entry('8', "M2 2.8C-.2 2.8-.2 0 2 0C4.2 0 4.2 2.8 2 2.8C-.6 2.8-.6 6 2 6C4.6 6 4.6 2.8 2 2.8Z"),
            Map.entry('9', "M.5 5.6C3 6.6 4 4.4 4 2.2C4-.8 0-.6 0 1.9C0 4.3 3.4 4.2 3.9 2.3"),
            Map.entry('-', "M.6 3.2H3.4"),
            Map.entry(',', "M2 5.6L1.4 7.2"),
            Map.entry('A', "M0 6L2 0L4 6M.7 4H3.3"),
            Map.entry('B', "M0 6V0H2C4.2 0 4.2 2.9 2 2.9H0M2 2.9C4.6 2.9 4.6 6 2 6H0"),
            Map.entry('G', "M3.9 1.2C3-.6 0-.4 0 3C0 6.6 4 6.7 4 3.4H2.3"),
            Map.entry('L', "M.4 0V6H3.8"),
            Map.entry('M', "M0 6V0L2 3.4L4 0V6"),
            Map.entry('P', "M0 6V0H2C4.4 0 4.4 3.3 2 3.3H0"),
            Map.entry('Q', "M2 0C4 0 4 1.5 4 3C4 4.5 4 6 2 6C0 6 0 4.5 0 3C0 1.5 0 0 2 0ZM2.6 4.4L4.2 6.4"),
            Map.entry('S', "M3.8 1C3-.4 .2-.4 .2 1.5C.2 3.6 4 2.4 4 4.6C4 6.4 .9 6.4 0 5"));

    private Glyphs() {}

    /** Draws a text around the origin, in the stroke color of the element around it. */
    static void draw(Markup markup, String text, double height) {
        double left = -((text.length() - 1) * ADVANCE + WIDTH) / 2;
        markup.tag("g")
                .scaled(Point.ORIGIN, height / HEIGHT)
                .with("fill", "none")
                .with("stroke-width", "1.1")
                .open();
        for (int i = 0; i < text.length(); i++) {
            markup.tag("path")
                    .moved(new Point(left + i * ADVANCE, -HEIGHT / 2))
                    .with("d", STROKES.getOrDefault(text.charAt(i), ""))
                    .empty();
        }
        markup.close("g");
    }
}
