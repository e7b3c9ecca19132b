package io.github.hiverules.drawing;

import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Draws empty cells, and stacks: the whole top piece, and an edge with the name of each piece below. */
final class Tiles {

    private static final String CRESCENT = "M-1.5-6A6 6 0 1 0 6 2.5A5.4 5.4 0 0 1-1.5-6Z";
    private static final double RADIUS = 47.5;
    private static final double COS_30 = 0.8660254037844386;
    private static final double BUG_SIZE = 70;

    /** The scale of a bug's artwork on most pieces. */
    static final double BUG_SCALE = 1.06;

    private static final double GLYPH_HEIGHT = 6;
    private static final double GLYPH_WIDTH = 4;
    private static final double GLYPH_ADVANCE = 6;

    private final Scene scene;
    private final Markup markup;

    Tiles(Scene scene, Markup markup) {
        this.scene = scene;
        this.markup = markup;
    }

    void draw(Hex hex) {
        List<Piece> stack = scene.stackAt(hex);
        if (stack.isEmpty()) {
            drawEmpty(hex);
            return;
        }
        for (int level = 0; level < stack.size(); level++) {
            drawPiece(hex, stack, level);
        }
    }

    void drawBare(Hex hex) {
        beginCell()
                .with("data-cell", Markup.cell(hex))
                .at(Scene.GEOMETRY.center(hex))
                .endEmpty()
                .newLine();
    }

    private void drawEmpty(Hex hex) {
        beginCell().endEmpty();
        if (scene.hasCoordinates) {
            // Above the middle: marks are in the middle, and stacks in front hide the lower part.
            drawText(Markup.cell(hex), new Point(0, -24), 6, "ink");
        }
    }

    /** Begins a reference to the outline of an empty cell. Clicks inside count, although nothing is painted there. */
    private Markup beginCell() {
        return markup.shared(
                "cell",
                () -> markup.use("hex")
                        .style("cell")
                        .with("pointer-events", "all")
                        .endEmpty());
    }

    private void drawShadow() {
        markup.tag("ellipse")
                .with("cy", 10)
                .with("rx", 45)
                .with("ry", 47)
                .with("fill", "#000")
                .with("fill-opacity", ".13")
                .endEmpty();
    }

    private void drawPiece(Hex hex, List<Piece> stack, int level) {
        Piece piece = stack.get(level);
        boolean isCovered = level < stack.size() - 1;
        String title = piece + " " + hex + (stack.size() > 1 ? " level " + level : "");
        Point at = Point.above(scene.lift(hex, level));
        markup.tag("g")
                .with("data-piece", piece.toString())
                .with("data-level", level)
                .moved(at)
                .open();
        markup.element("title", title);
        if (level == 0 && !isCovered && !scene.hasCoordinates) {
            markup.place(piece.toString(), Point.ORIGIN, unused -> drawSingle(piece));
        } else {
            drawBase(piece.color(), level);
            if (isCovered) {
                drawEdge(piece, Scene.GEOMETRY.step(stack.size()));
            } else if (scene.hasCoordinates) {
                drawFace(piece, 5, 0.86);
                drawText(Markup.cell(hex), new Point(0, -37), 6, bugClass(piece));
            } else {
                drawFace(piece, 0, BUG_SCALE);
            }
        }
        markup.close("g");
    }

    /** Draws what marks must not hide: the height of a stack, and the moon of a resting piece. */
    void drawBadges(Hex hex) {
        List<Piece> stack = scene.stackAt(hex);
        int height = stack.size();
        if (height > 1) {
            Point at = new Point(30, -24 - scene.lift(hex));
            String number = Integer.toString(height);
            markup.tag("g").with("data-height", number).open();
            if (number.length() == 1) {
                markup.place("height-" + number, at, middle -> drawHeight(number, middle));
            } else {
                drawHeight(number, at);
            }
            markup.close("g");
        }
        if (height > 0 && scene.resting.equals(Optional.of(stack.get(height - 1)))) {
            Point at = new Point(-30, -24 - scene.lift(hex));
            markup.tag("g").with("data-mark", "resting").open();
            markup.place("resting", at, this::drawResting);
            markup.close("g");
        }
    }

    private void drawHeight(String number, Point at) {
        drawCircle(at);
        drawText(number, at, 8, "case");
    }

    private void drawResting(Point at) {
        drawCircle(at);
        markup.tag("path").style("table").moved(at).with("d", CRESCENT).endEmpty();
    }

    private void drawCircle(Point at) {
        markup.circle(at, "badge", 10).with("stroke-width", 2).endEmpty();
    }

    /** Draws a piece as most pieces look: alone on its cell, and without coordinates. */
    private void drawSingle(Piece piece) {
        if (isNumbered(piece.bug())) {
            markup.shared(bugClass(piece), () -> drawWithoutNumber(piece)).endEmpty();
            drawNumber(piece);
        } else {
            drawWithoutNumber(piece);
        }
    }

    private void drawWithoutNumber(Piece piece) {
        drawBase(piece.color(), 0);
        drawBug(piece, new Point(0, bugOffset(piece.bug())), BUG_SCALE);
    }

    /** Draws a tile, with its shadow if it stands on the table. */
    private void drawBase(Color color, int level) {
        if (level > 0) {
            drawTile(color);
            return;
        }
        markup.shared(tileClass(color), () -> {
                    drawShadow();
                    markup.use("tile").style(tileClass(color)).endEmpty();
                })
                .endEmpty();
    }

    /** Draws the visible part of a covered piece: its bug on the left edge, its name along the right edge. */
    private void drawEdge(Piece piece, double step) {
        double width = (step - Scene.THICKNESS) * COS_30;
        double x = RADIUS * COS_30 / 2 - width / 4;
        double y = RADIUS * 0.75 - width / 2 * COS_30;
        drawBug(piece, new Point(-x, y), width / BUG_SIZE);
        String transform = "translate(" + Markup.point(new Point(x, y)) + ")rotate(-30)";
        markup.tag("g").with("stroke", Artwork.color(bugClass(piece))).with("transform", transform);
        markup.open();
        drawGlyphs(piece.toString().substring(1), Point.ORIGIN, width * 0.66);
        markup.close("g");
    }

    void drawWhole(Piece piece) {
        drawTile(piece.color());
        drawFace(piece, 0, BUG_SCALE);
    }

    private void drawFace(Piece piece, double offset, double scale) {
        drawBug(piece, new Point(0, offset + bugOffset(piece.bug())), scale);
        if (isNumbered(piece.bug())) {
            drawNumber(piece);
        }
    }

    private void drawNumber(Piece piece) {
        String number = Integer.toString(piece.number());
        markup.shared(number, () -> drawGlyphs(number, new Point(0, 37), 9))
                .with("stroke", Artwork.color(bugClass(piece)))
                .endEmpty();
    }

    void drawTile(Color color) {
        markup.shared(
                        "tile-" + tileClass(color),
                        () -> markup.use("tile").style(tileClass(color)).endEmpty())
                .endEmpty();
    }

    /** Draws a bug around a point. The symbol already has the position and scale that most pieces need. */
    void drawBug(Piece piece, Point middle, double scale) {
        double factor = scale / BUG_SCALE;
        String color = Artwork.color(bugClass(piece));
        markup.use(String.valueOf(piece.bug().letter()))
                .with("fill", color)
                .with("stroke", color)
                .style(tileClass(piece.color()) + "i")
                .scaled(middle.plus(0, -bugOffset(piece.bug()) * factor), factor)
                .endEmpty();
    }

    void drawText(String text, Point middle, double height, String styleClass) {
        if (text.length() > 1) {
            markup.tag("g").style(styleClass).open();
            drawGlyphs(text, middle, height);
            markup.close("g");
        } else {
            markup.shared("text-" + text + "-" + Markup.number(height), () -> drawGlyphs(text, Point.ORIGIN, height))
                    .style(styleClass)
                    .moved(middle)
                    .endEmpty();
        }
    }

    /** Draws a text around a point, in the stroke color of the element around it. */
    private void drawGlyphs(String text, Point middle, double height) {
        double scale = height / GLYPH_HEIGHT;
        double left = -((text.length() - 1) * GLYPH_ADVANCE + GLYPH_WIDTH) / 2;
        if (text.length() == 1) {
            markup.tag("path").with("d", Artwork.glyph(text.charAt(0)));
            withStrokes(middle.plus(left * scale, -height / 2), scale).endEmpty();
            return;
        }
        markup.tag("g");
        withStrokes(middle, scale).open();
        for (int i = 0; i < text.length(); i++) {
            markup.tag("path")
                    .moved(new Point(left + i * GLYPH_ADVANCE, -GLYPH_HEIGHT / 2))
                    .with("d", Artwork.glyph(text.charAt(i)))
                    .endEmpty();
        }
        markup.close("g");
    }

    private Markup withStrokes(Point at, double scale) {
        return markup.scaled(at, scale).with("fill", "none").with("stroke-width", "1.1");
    }

    private static boolean isNumbered(Bug bug) {
        return bug.count() > 1;
    }

    /** Returns how far the middle of a bug is below the middle of its tile; a number needs room below the bug. */
    static double bugOffset(Bug bug) {
        return isNumbered(bug) ? -4 : 1;
    }

    static String tileClass(Color color) {
        return color == Color.WHITE ? "w" : "b";
    }

    private static String bugClass(Piece piece) {
        return tileClass(piece.color()) + piece.bug().letter();
    }
}
