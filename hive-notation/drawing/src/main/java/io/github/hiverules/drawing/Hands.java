package io.github.hiverules.drawing;

import io.github.hiverules.drawing.CellGeometry.Box;
import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Draws the pieces in hand below the board: a row for each player, a small tile for each insect. */
final class Hands {

    private static final double SCALE = 0.5;
    private static final double ROW_HEIGHT = 58;
    private static final double HANDS_HEIGHT = 2 * ROW_HEIGHT + 10;
    private static final double COLUMN_WIDTH = 62;
    private static final double FIRST_COLUMN = 58;
    private static final String POINTER_PATH = "M-6-8L8 0L-6 8Z";

    private final Scene scene;

    Hands(Scene scene) {
        this.scene = scene;
    }

    /** Adds room below the board for both rows. In a frame, the room remains even when both hands are empty. */
    Box addRoom(Box board) {
        boolean needsRoom = scene.showsHands() && (!scene.hand.isEmpty() || scene.frame.isPresent());
        return needsRoom ? board.extended(FIRST_COLUMN + COLUMN_WIDTH * Bug.values().length, HANDS_HEIGHT) : board;
    }

    void draw(Box room, Tiles tiles, MarkPainter painter, Markup markup) {
        if (!scene.showsHands() || scene.hand.isEmpty()) {
            return;
        }
        double top = room.bottom() - HANDS_HEIGHT;
        String line = "M" + Markup.point(new Point(room.left() + 20, top)) + "H" + Markup.number(room.right() - 20);
        markup.tag("path").style("cell").with("d", line).endEmpty().newLine();
        for (Color color : Color.values()) {
            drawRow(
                    color,
                    new Point(room.left(), top + ROW_HEIGHT * (color.ordinal() + 0.5) + 4),
                    tiles,
                    painter,
                    markup);
        }
    }

    private void drawRow(Color color, Point start, Tiles tiles, MarkPainter painter, Markup markup) {
        markup.tag("g").with("data-hand", Tiles.tileClass(color)).moved(start).open();
        if (scene.sideToMove.equals(Optional.of(color))) {
            markup.tag("path")
                    .style("badge")
                    .moved(new Point(20, 0))
                    .with("d", POINTER_PATH)
                    .endEmpty();
        }
        double x = FIRST_COLUMN;
        for (Bug bug : Bug.values()) {
            List<Piece> pieces = scene.hand.stream()
                    .filter(piece -> piece.color() == color && piece.bug() == bug)
                    .toList();
            if (!pieces.isEmpty()) {
                drawInsect(pieces, x, tiles, painter, markup);
                x += COLUMN_WIDTH;
            }
        }
        markup.close("g").newLine();
    }

    private void drawInsect(List<Piece> pieces, double x, Tiles tiles, MarkPainter painter, Markup markup) {
        Piece next = pieces.get(0);
        markup.tag("g")
                .with("data-in-hand", next.toString())
                .with("data-count", pieces.size())
                .scaled(new Point(x, 0), SCALE)
                .open();
        tiles.drawTile(next.color());
        tiles.drawBug(next, Point.ORIGIN, Tiles.BUG_SCALE);
        for (Mark mark : Mark.values()) {
            if (!Collections.disjoint(pieces, scene.markedInHand(mark))) {
                painter.drawInHand(mark);
            }
        }
        markup.close("g");
        if (pieces.size() > 1) {
            tiles.drawText(Integer.toString(pieces.size()), new Point(x + 29, 6), 11, "ink");
        }
    }
}
