package io.github.hiverules.site.referee;

import io.github.hiverules.hex.Hex;

/** Where cells lie in a drawing. */
final class Cells {

    private static final double WIDTH = 50 * Math.sqrt(3);
    private static final double ROW = 75;

    private Cells() {}

    /** Returns the cell at a point of a drawing. */
    static Hex at(double x, double y) {
        double r = y / ROW;
        double q = x / WIDTH - r / 2;
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

    /** Returns the surroundings of a cell: itself and a little more than its neighbors. */
    static Camera.Box around(Hex hex) {
        double x = WIDTH * (hex.q() + hex.r() / 2.0);
        double y = ROW * hex.r();
        return new Camera.Box(x - WIDTH, y - 1.6 * ROW, 2 * WIDTH, 3.2 * ROW);
    }
}
