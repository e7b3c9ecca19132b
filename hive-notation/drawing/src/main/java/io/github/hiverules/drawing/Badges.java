package io.github.hiverules.drawing;

import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Draws badges, which marks must not hide: the height of a stack, and the moon of a resting piece. */
final class Badges {

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
            markup.tag("g").with("data-height", number).open();
            drawCircle(at);
            tiles.drawText(number, at, 8, "case");
            markup.close("g");
        }
        if (height > 0 && scene.resting.equals(Optional.of(stack.get(height - 1)))) {
            Point at = new Point(-30, -24 - layout.lift(hex));
            markup.tag("g").with("data-mark", "resting").open();
            drawCircle(at);
            markup.tag("path").style("table").moved(at).with("d", CRESCENT).endEmpty();
            markup.close("g");
        }
    }

    private void drawCircle(Point at) {
        markup.circle(at, "badge", 10).with("stroke-width", 2).endEmpty();
    }
}
