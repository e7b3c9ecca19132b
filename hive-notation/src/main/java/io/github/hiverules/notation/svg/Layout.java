package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Route.Stop;
import io.github.hiverules.notation.geometry.CellGeometry;
import java.util.Collection;

/** Where cells, levels and the whole drawing lie; the unit is about a pixel, {@code y} grows downward. */
final class Layout {

    /** The distance from the center of a cell to its corners. */
    static final double RADIUS = 50;

    /** How much of a tile's side is visible below its face. */
    static final double THICKNESS = 4;

    private static final CellGeometry GEOMETRY = CellGeometry.ofRadius(RADIUS);

    /** How far each level is drawn above the one below, unless the stack is high. */
    static final double STEP = 21;

    private static final double MAX_LIFT = 60;
    private static final double MARGIN = 10;

    private final Scene scene;

    Layout(Scene scene) {
        this.scene = scene;
    }

    static Point center(Hex hex) {
        CellGeometry.Point center = GEOMETRY.center(hex);
        return new Point(center.x(), center.y());
    }

    /**
     * Returns how far each level of a stack is drawn above the one below: less in a high one, so that it hides little.
     */
    static double step(int height) {
        int gaps = Math.max(1, height - 1);
        return Math.min(STEP, MAX_LIFT / gaps);
    }

    Point at(Hex hex, int level) {
        return center(hex).plus(0, -lift(hex, level));
    }

    /** Returns how far a level of a stack is drawn above the center of its cell. */
    double lift(Hex hex, int level) {
        return level * step(scene.stackAt(hex).size());
    }

    /** Returns a point on the face of the piece if it is drawn there, otherwise on the face that it would stand on. */
    Point at(Stop stop) {
        int top = Math.max(0, scene.stackAt(stop.cell()).size() - 1);
        return at(stop.cell(), Math.max(0, Math.min(stop.level(), top)));
    }

    /**
     * Returns how far the visible face of a cell, that of the top piece or the table, is above the center of the cell.
     */
    double lift(Hex hex) {
        return lift(hex, Math.max(0, scene.stackAt(hex).size() - 1));
    }

    Box box() {
        return around(scene.cells());
    }

    private Box around(Collection<Hex> cells) {
        CellGeometry.Box flat = GEOMETRY.boxAround(cells);
        double top = flat.top();
        for (Hex hex : cells) {
            top = Math.min(top, center(hex).y() - lift(hex) - RADIUS);
        }
        return new Box(flat.left() - MARGIN, top - MARGIN, flat.right() + MARGIN, flat.bottom() + THICKNESS + MARGIN);
    }

    /** A part of the drawing. */
    record Box(double left, double top, double right, double bottom) {

        double width() {
            return right - left;
        }

        double height() {
            return bottom - top;
        }

        Box around(Box other) {
            return new Box(
                    Math.min(left, other.left),
                    Math.min(top, other.top),
                    Math.max(right, other.right),
                    Math.max(bottom, other.bottom));
        }

        /** Widens this box to a least width, and extends it at the bottom by a height. */
        Box with(double minWidth, double moreHeight) {
            double more = Math.max(0, minWidth - width()) / 2;
            return new Box(left - more, top, right + more, bottom + moreHeight);
        }
    }
}
