package io.github.hiverules.site.referee;

import io.github.hiverules.hex.Hex;
import java.util.List;

/** Converts between cells and points of a drawing. */
final class DrawingGeometry {

    private static final double CELL_WIDTH = 50 * Math.sqrt(3);
    private static final double ROW_HEIGHT = 75;

    private DrawingGeometry() {}

    /** Returns the cell at a point of a drawing. */
    static Hex at(double x, double y) {
        double r = y / ROW_HEIGHT;
        double q = x / CELL_WIDTH - r / 2;
        double s = -q - r;
        long roundQ = Math.round(q);
        long roundR = Math.round(r);
        long roundS = Math.round(s);
        double offQ = Math.abs(roundQ - q);
        double offR = Math.abs(roundR - r);
        double offS = Math.abs(roundS - s);
        if (offQ > offR && offQ > offS) {
            roundQ = -roundR - roundS;
        } else if (offR > offS) {
            roundR = -roundQ - roundS;
        }
        return Hex.of((int) roundQ, (int) roundR);
    }

    /** Returns a box that shows all given cells with a margin around each. */
    static Camera.Box around(List<Hex> cells) {
        double left = Double.POSITIVE_INFINITY;
        double top = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double bottom = Double.NEGATIVE_INFINITY;
        for (Hex hex : cells) {
            double x = CELL_WIDTH * (hex.q() + hex.r() / 2.0);
            double y = ROW_HEIGHT * hex.r();
            left = Math.min(left, x - CELL_WIDTH);
            top = Math.min(top, y - 1.2 * ROW_HEIGHT);
            right = Math.max(right, x + CELL_WIDTH);
            bottom = Math.max(bottom, y + 1.2 * ROW_HEIGHT);
        }
        return new Camera.Box(left, top, right - left, bottom - top);
    }
}
