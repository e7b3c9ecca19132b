package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Draws cells: the whole top of a stack and a named edge of each piece below, or an empty cell. */
final class Tiles {

    private static final String CELL = "cell";
    private static final String SHADOW = "shadow";
    private static final double RADIUS = 47.5;
    private static final double COS_30 = 0.8660254037844386;
    private static final double INSECT_SIZE = 70;
    private static final double GLYPH_HEIGHT = 6;
    private static final double GLYPH_WIDTH = 4;
    private static final double GLYPH_ADVANCE = 6;
    private static final String CRESCENT = "M-1.5-6A6 6 0 1 0 6 2.5A5.4 5.4 0 0 1-1.5-6Z";

    private final Scene scene;
    private final Layout layout;
    private final Markup markup;

    Tiles(Scene scene, Layout layout, Markup markup) {
        this.scene = scene;
        this.layout = layout;
        this.markup = markup;
    }

    void draw(Hex hex) {
        List<Piece> stack = scene.stackAt(hex);
        Point center = Layout.center(hex);
        if (stack.isEmpty()) {
            if (markup.hasSheet()) {
                markup.use(CELL).at(center).empty();
            } else {
                cell(center).empty();
            }
            if (scene.coordinates) {
                // Above the middle, where the signs are; stacks in front hide what is lower.
                text(Markup.cell(hex), center.plus(0, -24), 6, "ink");
            }
            return;
        }
        if (markup.hasSheet()) {
            markup.use(SHADOW).at(center).empty();
        } else {
            shadow(center).empty();
        }
        for (int level = 0; level < stack.size(); level++) {
            piece(hex, stack, level);
        }
    }

    /** Begins an empty cell. Clicks inside the outline count too, though nothing is painted there. */
    private Markup cell(Point center) {
        return markup.hex(center, "cell").with("pointer-events", "all");
    }

    private Markup shadow(Point center) {
        return markup.tag("ellipse")
                .with("cx", center.x())
                .with("cy", center.y() + 10)
                .with("rx", 45)
                .with("ry", 47)
                .with("fill", "#000")
                .with("fill-opacity", ".13");
    }

    /** Defines what a sheet has beyond the shapes of the artwork: cells and whole pieces in their colors. */
    void define(Collection<Piece> pieces) {
        cell(Point.ORIGIN).id(CELL).empty().line();
        shadow(Point.ORIGIN).id(SHADOW).empty().line();
        for (Piece piece : pieces) {
            markup.tag("g").id(piece.toString()).open();
            tile(piece.color());
            face(piece, 0, 1.06);
            markup.close("g").line();
        }
    }

    private void piece(Hex hex, List<Piece> stack, int level) {
        Piece piece = stack.get(level);
        if (markup.hasSheet() && level == stack.size() - 1 && !scene.coordinates) {
            markup.use(piece.toString()).with("data-piece", piece.toString()).with("data-level", level);
            markup.at(layout.at(hex, level)).open();
            markup.element("title", title(hex, stack, level)).close("use").line();
            return;
        }
        markup.group("data-piece", piece.toString(), hex)
                .with("data-level", level)
                .moved(layout.at(hex, level))
                .open();
        markup.element("title", title(hex, stack, level));
        if (level < stack.size() - 1) {
            tile(piece.color());
            edge(piece, layout.step(hex));
        } else if (scene.coordinates) {
            tile(piece.color());
            face(piece, 5, 0.86);
            text(Markup.cell(hex), new Point(0, -37), 6, insectClass(piece));
        } else {
            whole(piece);
        }
        markup.close("g").line();
    }

    private static String title(Hex hex, List<Piece> stack, int level) {
        return stack.get(level) + " " + hex + (stack.size() > 1 ? " level " + level : "");
    }

    /** Draws the visible part of a covered piece: its insect on the left edge, its name along the right edge. */
    private void edge(Piece piece, double step) {
        double width = (step - Layout.THICKNESS) * COS_30;
        double x = RADIUS * COS_30 / 2 - width / 4;
        double y = RADIUS * 0.75 - width / 2 * COS_30;
        insect(piece, new Point(-x, y), width / INSECT_SIZE);
        String place = "translate(" + Markup.point(new Point(x, y)) + ") rotate(-30)";
        markup.tag("g").style(insectClass(piece)).with("transform", place).open();
        glyphs(piece.toString().substring(1), width * 0.66);
        markup.close("g");
    }

    /** Draws a tile with an insect and its number, if there are several of its kind. */
    void whole(Piece piece) {
        if (markup.hasSheet()) {
            markup.use(piece.toString()).empty();
        } else {
            tile(piece.color());
            face(piece, 0, 1.06);
        }
    }

    private void face(Piece piece, double down, double scale) {
        boolean numbered = piece.bug().count() > 1;
        insect(piece, new Point(0, down + (numbered ? -4 : 1)), scale);
        if (numbered) {
            text(Integer.toString(piece.number()), new Point(0, 37), 9, insectClass(piece));
        }
    }

    /** Draws what signs must not hide: the height of a stack and whether its top rests. */
    void drawBadges(Hex hex) {
        List<Piece> stack = scene.stackAt(hex);
        int height = stack.size();
        if (height > 1) {
            Point at = layout.top(hex).plus(30, -24);
            badge("data-height", Integer.toString(height), hex, at);
            text(Integer.toString(height), at, 8, "case");
            markup.close("g");
        }
        if (height > 0 && scene.resting.equals(Optional.of(stack.get(height - 1)))) {
            Point at = layout.top(hex).plus(-30, -24);
            badge("data-mark", "resting", hex, at);
            markup.tag("path").style("table").moved(at).with("d", CRESCENT).empty();
            markup.close("g");
        }
    }

    private void badge(String kind, String value, Hex hex, Point at) {
        markup.group(kind, value, hex).open();
        markup.circle(at, "badge", 10).with("stroke-width", 2).empty();
    }

    void tile(Color color) {
        markup.use("tile", tileClass(color)).empty();
    }

    void insect(Piece piece, Point at, double scale) {
        markup.use(String.valueOf(piece.bug().letter()), insectClass(piece))
                .scaled(at, scale)
                .empty();
    }

    void text(String text, Point middle, double height, String styleClass) {
        markup.tag("g").style(styleClass).moved(middle).open();
        glyphs(text, height);
        markup.close("g");
    }

    /** Draws a text around the origin, in the stroke color of the element around it. */
    private void glyphs(String text, double height) {
        double left = -((text.length() - 1) * GLYPH_ADVANCE + GLYPH_WIDTH) / 2;
        markup.tag("g")
                .scaled(Point.ORIGIN, height / GLYPH_HEIGHT)
                .with("fill", "none")
                .with("stroke-width", "1.1")
                .open();
        for (int i = 0; i < text.length(); i++) {
            markup.tag("path")
                    .moved(new Point(left + i * GLYPH_ADVANCE, -GLYPH_HEIGHT / 2))
                    .with("d", Artwork.glyph(text.charAt(i)))
                    .empty();
        }
        markup.close("g");
    }

    static String tileClass(Color color) {
        return color == Color.WHITE ? "w" : "b";
    }

    private static String insectClass(Piece piece) {
        return tileClass(piece.color()) + piece.bug().letter();
    }
}
