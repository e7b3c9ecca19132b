package io.github.hiverules.drawing;

import io.github.hiverules.Route.Stop;
import io.github.hiverules.drawing.CellGeometry.Box;
import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.hex.Hex;
import java.util.Collection;

/** Computes where cells, levels and the whole drawing lie. The unit is about a pixel; {@code y} grows downward. */
final class Layout {

    static final double RADIUS = 50;

    /** The height of the visible part of a tile's side, below its face. */
    static final double THICKNESS = 4;

    // Not by ofRadius, whose message writes a double: the site's script would need large tables for that.
    static final CellGeometry GEOMETRY = new CellGeometry(RADIUS);

    /** The distance between two levels of a stack, unless the stack is high. */
    static final double STEP = GEOMETRY.step(1);

    private static final double MARGIN = 10;

    private final Scene scene;

    Layout(Scene scene) {
        this.scene = scene;
    }

    static Point center(Hex hex) {
        return GEOMETRY.center(hex);
    }

    /** Returns the distance between two levels of a stack. */
    static double step(int height) {
        return GEOMETRY.step(height);
    }

    Point at(Hex hex, int level) {
        return center(hex).plus(0, -lift(hex, level));
    }

    /** Returns how far a level of a stack is drawn above the center of its cell. */
    double lift(Hex hex, int level) {
        return level * step(scene.stackAt(hex).size());
    }

    /** Returns a point on the face at the level of a stop or, if the stack is not that high, on its top face. */
    Point at(Stop stop) {
        int top = Math.max(0, scene.stackAt(stop.cell()).size() - 1);
        return at(stop.cell(), Math.max(0, Math.min(stop.level(), top)));
    }

    /**
     * Returns how far the top face of a cell, which is a piece or the table, is drawn above the center of the cell.
     */
    double lift(Hex hex) {
        return lift(hex, Math.max(0, scene.stackAt(hex).size() - 1));
    }

    Box box() {
        return around(scene.cells());
    }

    private Box around(Collection<Hex> cells) {
        Box flat = GEOMETRY.boxAround(cells);
        double top = flat.top();
        for (Hex hex : cells) {
            top = Math.min(top, center(hex).y() - lift(hex) - RADIUS);
        }
        return new Box(flat.left() - MARGIN, top - MARGIN, flat.right() + MARGIN, flat.bottom() + THICKNESS + MARGIN);
    }
}
