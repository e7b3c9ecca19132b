package io.github.hiverules.learning;

import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import java.util.Arrays;

/** Rotates or mirrors the planes of one position. */
final class PlaneTransformation {

    /*
     * An empty cell next to a piece at the edge of the source may be outside it and inside the target. Whose it is
     * follows from the tops of the stacks next to it.
     */

    private static final int PLAYER = 1;
    private static final int OPPONENT = 2;

    /** Stands for a stack whose top piece may belong to either player, for all that the planes say. */
    private static final int EITHER = 4;

    private final Planes planes;
    private final Symmetry symmetry;
    private final float[] source;
    private final int offset;
    private final int area;

    /** Whose piece is on top of each cell of the source, or 0 if it is empty. */
    private final byte[] tops;

    private final Hex center;

    PlaneTransformation(Planes planes, Symmetry symmetry, float[] source, int offset) {
        this.planes = planes;
        this.symmetry = symmetry;
        this.source = source;
        this.offset = offset;
        this.area = planes.width() * planes.width();
        this.tops = tops();
        this.center = planes.hasMovingWindow() ? middleOfImage() : Hex.ORIGIN;
    }

    /** Writes the image of all planes; returns whether it shows all pieces, and everything that it should. */
    boolean write(float[] target, int targetOffset) {
        int lastPlane = (planes.count() - 1) * area;
        Arrays.fill(target, targetOffset, targetOffset + lastPlane, 0);
        System.arraycopy(source, offset + lastPlane, target, targetOffset + lastPlane, area);
        boolean isComplete = true;
        for (int index = 0; index < area; index++) {
            int image = planes.index(symmetry.apply(planes.cellAt(index)).minus(center));
            if (image == Planes.OUTSIDE) {
                isComplete &= tops[index] == 0;
                continue;
            }
            for (int plane = 0; plane < lastPlane; plane += area) {
                target[targetOffset + plane + image] = source[offset + plane + index];
            }
        }
        for (int image = 0; image < area; image++) {
            Hex cell = symmetry.inverse().apply(planes.cellAt(image).plus(center));
            if (planes.index(cell) == Planes.OUTSIDE) {
                isComplete &= writeRim(cell, image, target, targetOffset);
            }
        }
        return isComplete;
    }

    /** Writes a cell that the source does not show; returns false if it is unknown whether it is next to one color. */
    private boolean writeRim(Hex cell, int image, float[] target, int targetOffset) {
        int colors = 0;
        for (Direction direction : Direction.values()) {
            int neighbor = planes.index(cell.neighbor(direction));
            colors |= neighbor == Planes.OUTSIDE ? 0 : tops[neighbor];
        }
        if (colors == PLAYER || colors == OPPONENT) {
            int plane = 2 * planes.bugs().size() + (colors == PLAYER ? 2 : 3);
            target[targetOffset + plane * area + image] = 1;
        }
        return colors < EITHER || colors == (PLAYER | OPPONENT | EITHER);
    }

    private byte[] tops() {
        byte[] found = new byte[area];
        int bugs = planes.bugs().size();
        for (int index = 0; index < area; index++) {
            int owners = (isAnySet(0, bugs, index) ? PLAYER : 0) | (isAnySet(bugs, 2 * bugs, index) ? OPPONENT : 0);
            int covered = (isAnySet(2 * bugs + 4, 2 * bugs + 5, index) ? PLAYER : 0)
                    | (isAnySet(2 * bugs + 5, 2 * bugs + 6, index) ? OPPONENT : 0);
            boolean isKnown = owners != (PLAYER | OPPONENT) || covered != owners;
            found[index] = (byte) (!isKnown ? EITHER : owners == (PLAYER | OPPONENT) ? owners - covered : owners);
        }
        return found;
    }

    private boolean isAnySet(int fromPlane, int toPlane, int index) {
        for (int plane = fromPlane; plane < toPlane; plane++) {
            if (source[offset + plane * area + index] != 0) {
                return true;
            }
        }
        return false;
    }

    private Hex middleOfImage() {
        int minQ = Integer.MAX_VALUE;
        int minR = Integer.MAX_VALUE;
        int maxQ = Integer.MIN_VALUE;
        int maxR = Integer.MIN_VALUE;
        for (int index = 0; index < area; index++) {
            if (tops[index] != 0) {
                Hex image = symmetry.apply(planes.cellAt(index));
                minQ = Math.min(minQ, image.q());
                minR = Math.min(minR, image.r());
                maxQ = Math.max(maxQ, image.q());
                maxR = Math.max(maxR, image.r());
            }
        }
        return minQ > maxQ ? Hex.ORIGIN : Planes.middle(minQ, minR, maxQ - minQ, maxR - minR);
    }
}
