package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
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
    private static final double BUG_SIZE = 70;

    /** How much larger than their artwork bugs are on most pieces. */
    static final double BUG_SCALE = 1.06;

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
        if (markup.hasSheet() && (stack.size() > 1 || scene.coordinates)) {
            shadow();
        }
        for (int level = 0; level < stack.size(); level++) {
            piece(hex, stack, level);
        }
    }

    void drawBare(Hex hex) {
        cell().with("data-cell", Markup.cell(hex))
                .at(Layout.center(hex))
                .empty()
                .line();
    }

    private void empty(Hex hex) {
        cell().empty();
        if (scene.coordinates) {
            // Above the middle, where the marks are; stacks in front hide what is lower.
            text(Markup.cell(hex), new Point(0, -24), 6, "ink");
        }
    }

    /** Begins an empty cell. */
    private Markup cell() {
        return markup.hasSheet()
                ? markup.use(CELL)
                : markup.shared(CELL, () -> outline().empty());
    }

    /** Begins the outline of an empty cell. Clicks inside the outline count too, though nothing is painted there. */
    private Markup outline() {
        return markup.use("hex").style(CELL).with("pointer-events", "all");
    }

    private void shadow() {
        markup.tag("ellipse")
                .with("cy", 10)
                .with("rx", 45)
                .with("ry", 47)
                .with("fill", "#000")
                .with("fill-opacity", ".13")
                .empty();
    }

    /** Defines cells, and pieces in their colors and as they lie in a stack, for a sheet. */
    void define(Collection<Piece> pieces) {
        outline().id(CELL).empty().line();
        for (Piece piece : pieces) {
            define(piece.toString(), () -> {
                tile(piece.color());
                face(piece, 0, BUG_SCALE);
            });
            define(ALONE + piece, () -> {
                shadow();
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

    /**
     * Returns whether a piece looks as it does on a sheet, which is not so with coordinates, or in a stack that is
     * drawn flatter.
     */
    private boolean isOnSheet(int height, int level) {
        boolean isCovered = level < height - 1;
        return markup.hasSheet() && (isCovered ? Layout.step(height) == Layout.STEP : !scene.coordinates);
    }

    private void piece(Hex hex, List<Piece> stack, int level) {
        Piece piece = stack.get(level);
        boolean isCovered = level < stack.size() - 1;
        String title = piece + " " + hex + (stack.size() > 1 ? " level " + level : "");
        Point at = Point.above(layout.lift(hex, level));
        if (isOnSheet(stack.size(), level)) {
            String form = isCovered ? COVERED : stack.size() == 1 ? ALONE : "";
            markup.use(form + piece).with("data-piece", piece.toString()).with("data-level", level);
            markup.at(at).open();
            markup.element("title", title).close("use");
            return;
        }
        markup.tag("g")
                .with("data-piece", piece.toString())
                .with("data-level", level)
                .moved(at)
                .open();
        markup.element("title", title);
        if (level == 0 && !isCovered && !scene.coordinates && !markup.hasSheet()) {
            alone(piece);
        } else {
            base(piece.color(), level);
            if (isCovered) {
                edge(piece, Layout.step(stack.size()));
            } else if (scene.coordinates) {
                face(piece, 5, 0.86);
                text(Markup.cell(hex), new Point(0, -37), 6, bugClass(piece));
            } else {
                face(piece, 0, BUG_SCALE);
            }
        }
        markup.close("g");
    }

    /** Draws a piece as most pieces look: not in a stack, and without coordinates. */
    private void alone(Piece piece) {
        if (isNumbered(piece.bug())) {
            markup.shared(bugClass(piece), () -> unnumbered(piece)).empty();
            number(piece);
        } else {
            unnumbered(piece);
        }
    }

    private void unnumbered(Piece piece) {
        base(piece.color(), 0);
        drawBug(piece, new Point(0, home(piece.bug())), BUG_SCALE);
    }

    /** Draws a tile, on the table with its shadow. */
    private void base(Color color, int level) {
        if (level > 0 || markup.hasSheet()) {
            tile(color);
            return;
        }
        markup.shared(tileClass(color), () -> {
                    shadow();
                    markup.use("tile").style(tileClass(color)).empty();
                })
                .empty();
    }

    /** Draws the visible part of a covered piece: its bug on the left edge, its name along the right edge. */
    private void edge(Piece piece, double step) {
        double width = (step - Layout.THICKNESS) * COS_30;
        double x = RADIUS * COS_30 / 2 - width / 4;
        double y = RADIUS * 0.75 - width / 2 * COS_30;
        drawBug(piece, new Point(-x, y), width / BUG_SIZE);
        String transform = "translate(" + Markup.point(new Point(x, y)) + ")rotate(-30)";
        markup.tag("g").with("stroke", Artwork.color(bugClass(piece))).with("transform", transform);
        markup.open();
        glyphs(piece.toString().substring(1), Point.ORIGIN, width * 0.66);
        markup.close("g");
    }

    void whole(Piece piece) {
        if (markup.hasSheet()) {
            markup.use(piece.toString()).empty();
        } else {
            tile(piece.color());
            face(piece, 0, BUG_SCALE);
        }
    }

    private void face(Piece piece, double down, double scale) {
        drawBug(piece, new Point(0, down + home(piece.bug())), scale);
        if (isNumbered(piece.bug())) {
            number(piece);
        }
    }

    private void number(Piece piece) {
        Point middle = new Point(0, 37);
        String number = Integer.toString(piece.number());
        if (markup.hasSheet()) {
            text(number, middle, 9, bugClass(piece));
        } else {
            markup.shared(number, () -> glyphs(number, middle, 9))
                    .with("stroke", Artwork.color(bugClass(piece)))
                    .empty();
        }
    }

    void tile(Color color) {
        if (markup.hasSheet()) {
            markup.use("tile").style(tileClass(color)).empty();
        } else {
            markup.shared(
                            "tile-" + tileClass(color),
                            () -> markup.use("tile").style(tileClass(color)).empty())
                    .empty();
        }
    }

    /** Draws a bug around a point. Its symbol is already in place for most pieces. */
    void drawBug(Piece piece, Point middle, double scale) {
        double factor = scale / BUG_SCALE;
        markup.use(String.valueOf(piece.bug().letter()));
        if (markup.hasSheet()) {
            markup.style(bugClass(piece));
        } else {
            String color = Artwork.color(bugClass(piece));
            markup.with("fill", color).with("stroke", color).style(tileClass(piece.color()) + "i");
        }
        markup.scaled(middle.plus(0, -home(piece.bug()) * factor), factor).empty();
    }

    void text(String text, Point middle, double height, String styleClass) {
        if (markup.hasSheet() || text.length() > 1) {
            markup.tag("g").style(styleClass).open();
            glyphs(text, middle, height);
            markup.close("g");
        } else {
            markup.shared("text-" + text + "-" + Markup.number(height), () -> glyphs(text, Point.ORIGIN, height))
                    .style(styleClass)
                    .moved(middle)
                    .empty();
        }
    }

    /** Draws a text around a point, in the stroke color of the element around it. */
    private void glyphs(String text, Point middle, double height) {
        double scale = height / GLYPH_HEIGHT;
        double left = -((text.length() - 1) * GLYPH_ADVANCE + GLYPH_WIDTH) / 2;
        if (text.length() == 1) {
            markup.tag("path").with("d", Artwork.glyph(text.charAt(0)));
            strokes(middle.plus(left * scale, -height / 2), scale).empty();
            return;
        }
        markup.tag("g");
        strokes(middle, scale).open();
        for (int i = 0; i < text.length(); i++) {
            markup.tag("path")
                    .moved(new Point(left + i * GLYPH_ADVANCE, -GLYPH_HEIGHT / 2))
                    .with("d", Artwork.glyph(text.charAt(i)))
                    .empty();
        }
        markup.close("g");
    }

    private Markup strokes(Point at, double scale) {
        return markup.scaled(at, scale).with("fill", "none").with("stroke-width", "1.1");
    }

    private static boolean isNumbered(Bug bug) {
        return bug.count() > 1;
    }

    /** Returns how far the middle of a bug is below that of its tile: a number needs room. */
    static double home(Bug bug) {
        return isNumbered(bug) ? -4 : 1;
    }

    static String tileClass(Color color) {
        return color == Color.WHITE ? "w" : "b";
    }

    private static String bugClass(Piece piece) {
        return tileClass(piece.color()) + piece.bug().letter();
    }
}
