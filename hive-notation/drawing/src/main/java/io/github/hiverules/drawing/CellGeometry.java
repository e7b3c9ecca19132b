package io.github.hiverules.drawing;

import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.hex.Hex;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/**
 * Converts cells to points on a screen, and points to cells. Hexagons have a corner at the top (pointy-top); {@code x}
 * grows to the right and {@code y} grows down. The center of the cell 0,0 is the point 0,0. The drawings of this
 * library also use this geometry.
 *
 * <pre>{@code
 * CellGeometry geometry = CellGeometry.ofRadius(24);
 * CellGeometry.Box box = geometry.boxWithRim(position.stacks().keySet());
 * Hex tapped = geometry.cellAt(x + box.left(), y + box.top());
 * }</pre>
 */
public final class CellGeometry {

    private static final double ROOT_3 = 1.7320508075688772;

    /** The distance between two levels of a stack, in radii, unless the stack is high. */
    private static final double STEP = 0.42;

    /** The distance between the lowest and the highest piece of a high stack, in radii. */
    private static final double MAX_LIFT = 1.2;

    private final double radius;

    CellGeometry(double radius) {
        this.radius = radius;
    }

    /**
     * {@return the geometry of cells with the given radius}
     *
     * @param radius the distance from the center of a cell to its corners
     * @throws IllegalArgumentException if the radius is not positive, or infinite
     */
    public static CellGeometry ofRadius(double radius) {
        if (!(radius > 0) || Double.isInfinite(radius)) {
            throw new IllegalArgumentException("not a radius: " + radius);
        }
        return new CellGeometry(radius);
    }

    /** {@return the distance from the center of a cell to its corners} */
    public double radius() {
        return radius;
    }

    /** {@return the distance between the left and the right side of a cell} */
    public double width() {
        return radius * ROOT_3;
    }

    /**
     * {@return the center of a cell}
     *
     * @param cell the cell
     */
    public Point center(Hex cell) {
        Objects.requireNonNull(cell, "cell");
        return new Point(radius * ROOT_3 * (cell.q() + cell.r() / 2.0), radius * 1.5 * cell.r());
    }

    /**
     * {@return the center of the face of a piece, as the drawings of this library lift it above the center of its cell:
     * less for each piece in a high stack, so that the stack hides little}
     *
     * @param cell the cell
     * @param level the number of pieces under the piece
     * @param height the number of pieces in the stack
     */
    public Point center(Hex cell, int level, int height) {
        return center(cell).plus(0, -level * step(height));
    }

    /**
     * {@return where the face of a piece is at each stop of its route, for example to let it travel there} The arrow of
     * {@link SvgDrawing#withRoute} runs lower: on the faces of the pieces that the route climbs. A jump has no stops in
     * between, so let the piece rise on its way, or draw it last.
     *
     * @param route the route
     * @param position the position before or after the move
     */
    public List<Point> points(Route route, Position position) {
        Objects.requireNonNull(position, "position");
        return route.stops().stream()
                .map(stop -> {
                    int height = Math.max(position.stackAt(stop.cell()).size(), stop.level() + 1);
                    return center(stop.cell(), stop.level(), height);
                })
                .toList();
    }

    /** Returns the distance between two levels of a stack. */
    double step(int height) {
        int gaps = Math.max(1, height - 1);
        return Math.min(radius * STEP, radius * MAX_LIFT / gaps);
    }

    /**
     * {@return the cell that contains a point}
     *
     * @param x the distance to the right of the center of the cell 0,0
     * @param y the distance below it
     * @throws IllegalArgumentException if a coordinate is not a number, or too far away for any cell
     */
    public Hex cellAt(double x, double y) {
        double r = y / (radius * 1.5);
        double q = x / (radius * ROOT_3) - r / 2;
        // Cube rounding, as Red Blob Games describes it: recomputes the coordinate with the largest rounding error from
        // the other two, so that all three add up to 0.
        long roundedQ = Math.round(q);
        long roundedR = Math.round(r);
        long roundedS = Math.round(-q - r);
        double errorQ = Math.abs(roundedQ - q);
        double errorR = Math.abs(roundedR - r);
        double errorS = Math.abs(roundedS + q + r);
        if (errorQ > errorR && errorQ > errorS) {
            roundedQ = -roundedR - roundedS;
        } else if (errorR > errorS) {
            roundedR = -roundedQ - roundedS;
        }
        boolean isCell = roundedQ == (int) roundedQ && roundedR == (int) roundedR;
        if (Double.isNaN(q) || !isCell) {
            // The message has no double, for which the site's script would need large tables.
            throw new IllegalArgumentException("no cell contains the point");
        }
        return Hex.of((int) roundedQ, (int) roundedR);
    }

    /**
     * {@return the six corners of a cell, clockwise from the top one; unmodifiable}
     *
     * @param cell the cell
     */
    public List<Point> corners(Hex cell) {
        Point center = center(cell);
        double halfWidth = width() / 2;
        double halfRadius = radius / 2;
        return List.of(
                center.plus(0, -radius),
                center.plus(halfWidth, -halfRadius),
                center.plus(halfWidth, halfRadius),
                center.plus(0, radius),
                center.plus(-halfWidth, halfRadius),
                center.plus(-halfWidth, -halfRadius));
    }

    /**
     * {@return the smallest box around the given cells, for example for the view box of a drawing} For an empty table, it
     * is the box around the cell 0,0, where the first piece goes.
     *
     * @param cells the cells
     */
    public Box boxAround(Collection<Hex> cells) {
        if (cells.isEmpty()) {
            return boxAround(List.of(Hex.ORIGIN));
        }
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (Hex cell : cells) {
            Point center = center(cell);
            left = Math.min(left, center.x());
            top = Math.min(top, center.y());
            right = Math.max(right, center.x());
            bottom = Math.max(bottom, center.y());
        }
        double halfWidth = width() / 2;
        return new Box(left - halfWidth, top - radius, right + halfWidth, bottom + radius);
    }

    /**
     * {@return the smallest box around the given cells and all cells next to them, where the next piece may go}
     *
     * @param cells the cells
     */
    public Box boxWithRim(Collection<Hex> cells) {
        return boxAround((cells.isEmpty() ? List.of(Hex.ORIGIN) : cells)
                .stream().flatMap(cell -> cell.neighbors().stream()).toList());
    }

    /** {@return the radius, as a short text for logs} */
    @Override
    public String toString() {
        return "CellGeometry[radius=" + radius + "]";
    }

    /**
     * A point.
     *
     * @param x the distance to the right of the center of the cell 0,0
     * @param y the distance below it
     */
    public record Point(double x, double y) {

        static final Point ORIGIN = new Point(0, 0);

        static Point above(double height) {
            return new Point(0, -height);
        }

        /**
         * {@return this point moved by an offset}
         *
         * @param dx how far to the right
         * @param dy how far down
         */
        public Point plus(double dx, double dy) {
            return new Point(x + dx, y + dy);
        }

        Point toward(Point other, double fraction) {
            return new Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction);
        }

        double distanceTo(Point other) {
            double dx = other.x - x;
            double dy = other.y - y;
            return Math.sqrt(dx * dx + dy * dy);
        }
    }

    /**
     * A rectangle.
     *
     * @param left the minimum x
     * @param top the minimum y
     * @param right the maximum x
     * @param bottom the maximum y
     */
    public record Box(double left, double top, double right, double bottom) {

        /** {@return the distance between the left and the right side} */
        public double width() {
            return right - left;
        }

        /** {@return the distance between the top and the bottom} */
        public double height() {
            return bottom - top;
        }

        Box around(Box other) {
            return new Box(
                    Math.min(left, other.left),
                    Math.min(top, other.top),
                    Math.max(right, other.right),
                    Math.max(bottom, other.bottom));
        }

        /** Widens this box to a minimum width, and extends it at the bottom. */
        Box extended(double minWidth, double extraHeight) {
            double margin = Math.max(0, minWidth - width()) / 2;
            return new Box(left - margin, top, right + margin, bottom + extraHeight);
        }
    }
}
