package io.github.hiverules.drawing;

import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Draws badges, which marks must not hide: the height of a stack, and the moon of a resting piece. */
final class Badges {

    private static final int MAX_HEIGHT_ON_SHEET = 7;
    private static final String HEIGHT_PREFIX = "height-";
    private static final String RESTING = "resting";
    private static final String CRESCENT = "M-1.5-6A6 6 0 1 0 6 2.5A5.4 5.4 0 0 1-1.5-6Z";

    private final Scene scene;
    private final Layout layout;
    private final Tiles tiles;
    private final Markup markup;

    Badges(Scene scene, Layout layout, Tiles tiles, Markup markup) {
        this.scene = scene;
        this.layout = layout;
        this.tiles = tiles;
        this.markup = markup;
    }

    void draw(Hex hex) {
        List<Piece> stack = scene.stackAt(hex);
        int height = stack.size();
        if (height > 1) {
            Point at = new Point(30, -24 - layout.lift(hex));
            String number = Integer.toString(height);
            if (markup.hasSheet() && height <= MAX_HEIGHT_ON_SHEET) {
                markup.use(HEIGHT_PREFIX + number)
                        .with("data-height", number)
                        .at(at)
                        .endEmpty();
            } else {
                markup.tag("g").with("data-height", number).open();
                drawHeight(number, at);
                markup.close("g");
            }
        }
        if (height > 0 && scene.resting.equals(Optional.of(stack.get(height - 1)))) {
            Point at = new Point(-30, -24 - layout.lift(hex));
            if (markup.hasSheet()) {
                markup.use(RESTING).with("data-mark", RESTING).at(at).endEmpty();
            } else {
                markup.tag("g").with("data-mark", RESTING).open();
                drawResting(at);
                markup.close("g");
            }
        }
    }

    void define() {
        for (int height = 2; height <= MAX_HEIGHT_ON_SHEET; height++) {
            markup.tag("g").id(HEIGHT_PREFIX + height).open();
            drawHeight(Integer.toString(height), Point.ORIGIN);
            markup.close("g").newLine();
        }
        markup.tag("g").id(RESTING).open();
        drawResting(Point.ORIGIN);
        markup.close("g").newLine();
    }

    private void drawHeight(String number, Point at) {
        drawCircle(at);
        tiles.drawText(number, at, 8, "case");
    }

    private void drawResting(Point at) {
        drawCircle(at);
        markup.tag("path").style("table").moved(at).with("d", CRESCENT).endEmpty();
    }

    private void drawCircle(Point at) {
        markup.circle(at, "badge", 10).with("stroke-width", 2).endEmpty();
    }
}
