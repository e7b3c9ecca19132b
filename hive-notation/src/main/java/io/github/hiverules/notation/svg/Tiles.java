package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Collection;
import java.util.List;

/** Draws cells: the whole top of a stack and a named edge of each piece below, or an empty cell. */
final class Tiles {

    private static final String CELL = "cell";
    private static final String ALONE = "alone-";
    private static final String COVERED = "covered-";
    private static final double RADIUS = 47.5;
    private static final double COS_30 = 0.8660254037844386;
    private static final double INSECT_SIZE = 70;
    private static final double GLYPH_HEIGHT = 6;
    private static final double GLYPH_WIDTH = 4;
    private static final double GLYPH_ADVANCE = 6;

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
        if (stack.isEmpty()) {
            empty(hex);
            return;
        }
        if (stack.size() > 1 || !isOnSheet(1, 0)) {
            shadow(Layout.center(hex));
        }
        for (int level = 0; level < stack.size(); level++) {
            piece(hex, stack, level);
        }
    }

    void drawBare(Hex hex) {
        markup.use(CELL).with("data-cell", Markup.cell(hex));
        markup.at(Layout.center(hex)).empty().line();
    }

    private void empty(Hex hex) {
        Point center = Layout.center(hex);
        if (markup.hasSheet()) {
            markup.use(CELL).at(center).empty();
        } else {
            markup.shared(CELL, () -> cell(Point.ORIGIN).empty()).at(center).empty();
        }
        if (scene.coordinates) {
            // Above the middle, where the signs are; stacks in front hide what is lower.
            text(Markup.cell(hex), center.plus(0, -24), 6, "ink");
        }
    }

    /** Begins an empty cell. Clicks inside the outline count too, though nothing is painted there. */
    private Markup cell(Point center) {
        return markup.use("hex").style(CELL).at(center).with("pointer-events", "all");
    }

    private void shadow(Point center) {
        if (markup.hasSheet()) {
            shape(center);
        } else {
            markup.shared("shadow", () -> shape(Point.ORIGIN)).at(center).empty();
        }
    }

    /** Draws the shape of a shadow. */
    private void shape(Point center) {
        markup.tag("ellipse")
                .with("cx", center.x())
                .with("cy", center.y() + 10)
                .with("rx", 45)
                .with("ry", 47)
                .with("fill", "#000")
                .with("fill-opacity", ".13")
                .empty();
    }

    /** Defines cells, and pieces in their colors and as they lie in a stack, for a sheet. */
    void define(Collection<Piece> pieces) {
        cell(Point.ORIGIN).id(CELL).empty().line();
        for (Piece piece : pieces) {
            define(piece.toString(), () -> {
                tile(piece.color());
                face(piece, 0, 1.06);
            });
            define(ALONE + piece, () -> {
                shadow(Point.ORIGIN);
                markup.use(piece.toString()).empty();
            });
            define(COVERED + piece, () -> {
                tile(piece.color());
                edge(piece, Layout.STEP);
            });
        }
    }

    private void define(String symbol, Runnable content) {
        markup.tag("g").id(symbol).open();
        content.run();
        markup.close("g").line();
    }

    /** Returns whether a piece looks as it does on a sheet: not with coordinates, nor in a stack that is pressed together. */
    private boolean isOnSheet(int height, int level) {
        boolean isCovered = level < height - 1;
        return markup.hasSheet() && (isCovered ? Layout.step(height) == Layout.STEP : !scene.coordinates);
    }

    private void piece(Hex hex, List<Piece> stack, int level) {
        Piece piece = stack.get(level);
        boolean isCovered = level < stack.size() - 1;
        String title = piece + " " + hex + (stack.size() > 1 ? " level " + level : "");
        if (isOnSheet(stack.size(), level)) {
            String form = isCovered ? COVERED : stack.size() == 1 ? ALONE : "";
            markup.use(form + piece).with("data-piece", piece.toString()).with("data-level", level);
            markup.at(layout.at(hex, level)).open();
            markup.element("title", title).close("use").line();
            return;
        }
        markup.group("data-piece", piece.toString(), hex)
                .with("data-level", level)
                .moved(layout.at(hex, level))
                .open();
        markup.element("title", title);
        tile(piece.color());
        if (isCovered) {
            edge(piece, Layout.step(stack.size()));
        } else if (scene.coordinates) {
            face(piece, 5, 0.86);
            text(Markup.cell(hex), new Point(0, -37), 6, insectClass(piece));
        } else {
            face(piece, 0, 1.06);
        }
        markup.close("g").line();
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

    void tile(Color color) {
        markup.use("tile", tileClass(color)).empty();
    }

    void insect(Piece piece, Point at, double scale) {
        markup.use(String.valueOf(piece.bug().letter()), insectClass(piece))
                .scaled(at, scale)
                .empty();
    }

    void text(String text, Point middle, double height, String styleClass) {
        if (markup.hasSheet() || text.length() > 1) {
            markup.tag("g").style(styleClass).moved(middle).open();
            glyphs(text, height);
            markup.close("g");
        } else {
            // Most texts are the numbers of pieces.
            markup.shared("t" + text + "-" + Markup.number(height), () -> glyphs(text, height))
                    .style(styleClass)
                    .moved(middle)
                    .empty();
        }
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
