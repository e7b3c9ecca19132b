package io.github.hiverules.site.referee;

import io.github.hiverules.drawing.CellGeometry;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import java.util.List;

/**
 * The visible part of the table, in the units of drawings. The camera follows the hive and keeps its cells large enough
 * to tap. Once the visitor has moved the camera, it follows only if the hive would be out of sight.
 *
 * @param x the horizontal center
 * @param y the vertical center
 * @param scale the number of pixels per unit
 * @param width the width of the frame, in pixels
 * @param height the height of the frame, in pixels
 * @param isMoved whether the visitor has moved the camera
 */
record Camera(double x, double y, double scale, double width, double height, boolean isMoved) {

    /** A cell is 86.6 units wide, and must measure at least 28 pixels unless the visitor zooms out. */
    static final double MIN_FITTED_SCALE = 28 / 86.6;

    private static final double MAX_SCALE = 3;
    private static final double MAX_FITTED_SCALE = 1.1;
    private static final double MIN_SCALE = MIN_FITTED_SCALE / 2;

    /** The height of the row of buttons at the bottom or, in wide frames, the width of the column on the right. */
    private static final double BUTTON_SIZE = 42;

    /** The style sheet makes the same distinction. */
    private static final double WIDE = 1.25;

    /** The margins around the hive and around the cells in focus, in the units of drawings. */
    private static final double HIVE_MARGIN = 10;

    private static final double FOCUS_MARGIN = 40;

    /** The camera zooms in once the hive is drawn at less than this fraction of its largest possible size. */
    private static final double REFIT_RATIO = 0.7;

    /** Shows the whole hive or, if its cells would be too small to tap, the middle of it. */
    static Camera of(Box hive, double width, double height) {
        return fitting(hive, width, height, MIN_FITTED_SCALE);
    }

    /** Shows the whole hive, however small its cells become. */
    static Camera ofWhole(Box hive, double width, double height) {
        return fitting(hive, width, height, 0);
    }

    private static Camera fitting(Box hive, double width, double height, double minScale) {
        Camera unscaled = new Camera(0, 0, 1, width, height, false);
        double fit = Math.min(
                unscaled.freeBox().width() / hive.width(), unscaled.freeBox().height() / hive.height());
        double scale = Math.max(minScale, Math.min(MAX_FITTED_SCALE, fit));
        boolean isTooSmall = scale < MIN_FITTED_SCALE;
        return new Camera(hive.centerX(), hive.centerY(), scale, width, height, isTooSmall).centeredOn(hive);
    }

    /** Centers a box in the part of the frame that is free of buttons. */
    private Camera centeredOn(Box box) {
        Box free = freeBox();
        return new Camera(
                x + box.centerX() - free.centerX(), y + box.centerY() - free.centerY(), scale, width, height, isMoved);
    }

    /** Moves as little as possible to show the whole hive or, if it does not fit, the given focus. */
    Camera follow(Box hive, Box focus) {
        if (isMoved) {
            return visibleBox().overlaps(hive) ? this : of(hive, width, height);
        }
        Camera fitting = of(hive, width, height);
        if (freeBox().contains(hive)) {
            return scale < fitting.scale * REFIT_RATIO ? fitting : this;
        }
        if (fitting.freeBox().contains(hive)) {
            return fitting;
        }
        Camera candidate = scale == fitting.scale && visibleBox().overlaps(hive) ? this : fitting;
        return candidate.panTo(focus);
    }

    private Camera panTo(Box focus) {
        Box free = freeBox();
        double right = Math.max(0, focus.right() - free.right());
        double left = Math.min(0, focus.left() - free.left());
        double down = Math.max(0, focus.bottom() - free.bottom());
        double up = Math.min(0, focus.top() - free.top());
        return new Camera(x + right + left, y + down + up, scale, width, height, isMoved);
    }

    Camera resized(double newWidth, double newHeight) {
        return new Camera(x, y, scale, newWidth, newHeight, isMoved);
    }

    /** Moves the table along with a finger, by the given number of pixels. */
    Camera pan(double right, double down) {
        return new Camera(x - right / scale, y - down / scale, scale, width, height, true);
    }

    /** Zooms around a point of the frame, which stays where it is. */
    Camera zoom(double factor, double atX, double atY) {
        double newScale = Math.max(MIN_SCALE, Math.min(MAX_SCALE, scale * factor));
        double change = 1 / scale - 1 / newScale;
        return new Camera(
                x + (atX - width / 2) * change, y + (atY - height / 2) * change, newScale, width, height, true);
    }

    /** Zooms around the center of the hive. */
    Camera zoom(double factor, Box hive) {
        return zoom(factor, (hive.centerX() - x) * scale + width / 2, (hive.centerY() - y) * scale + height / 2);
    }

    Box visibleBox() {
        return new Box(x - width / scale / 2, y - height / scale / 2, width / scale, height / scale);
    }

    /** Returns the part of the visible box that no button covers. */
    private Box freeBox() {
        Box visible = visibleBox();
        double buttons = BUTTON_SIZE / scale;
        return width >= height * WIDE
                ? new Box(visible.left(), visible.top(), visible.width() - buttons, visible.height())
                : new Box(visible.left(), visible.top(), visible.width(), visible.height() - buttons);
    }

    String viewBox() {
        Box visible = visibleBox();
        return decimal(visible.left()) + " " + decimal(visible.top()) + " " + decimal(visible.width()) + " "
                + decimal(visible.height());
    }

    /** Writes a number with two decimals. Java's own methods would make the page's script larger. */
    private static String decimal(double value) {
        long hundredths = Math.round(Math.abs(value) * 100);
        String decimals = Long.toString(100 + hundredths % 100).substring(1);
        return (value < 0 ? "-" : "") + hundredths / 100 + "." + decimals;
    }

    /** A rectangle of the table. */
    record Box(double left, double top, double width, double height) {

        static Box ofHive(List<Hex> cells) {
            return around(cells, HIVE_MARGIN);
        }

        static Box ofFocus(List<Hex> cells) {
            return around(cells, FOCUS_MARGIN);
        }

        private static Box around(List<Hex> cells, double margin) {
            CellGeometry.Box box = SvgDrawing.geometry().boxAround(cells);
            return new Box(
                    box.left() - margin, box.top() - margin, box.width() + 2 * margin, box.height() + 2 * margin);
        }

        double right() {
            return left + width;
        }

        double bottom() {
            return top + height;
        }

        double centerX() {
            return left + width / 2;
        }

        double centerY() {
            return top + height / 2;
        }

        boolean contains(Box other) {
            return left <= other.left && top <= other.top && right() >= other.right() && bottom() >= other.bottom();
        }

        boolean overlaps(Box other) {
            return left < other.right() && other.left < right() && top < other.bottom() && other.top < bottom();
        }
    }
}
