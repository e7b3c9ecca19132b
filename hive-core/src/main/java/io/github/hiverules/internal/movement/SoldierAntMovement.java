package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Contour;
import io.github.hiverules.internal.packed.Destinations;

/** ANT-1: one or more ground steps. {@link SoldierAntCount} counts the cells without listing them. */
final class SoldierAntMovement {

    /*
     * Slides go both ways. A cell has two of them for each run of two or more empty cells between the pieces that it
     * touches. So the cells that an Ant reaches lie on one closed walk around the hive, which passes a cell with four
     * slides twice.
     */

    private SoldierAntMovement() {}

    static Destinations add(Board board, int cell, Destinations destinations) {
        int start = Contour.anySlide(board.neighbors(cell));
        if (start == Contour.NONE) {
            return destinations;
        }
        // Walks in both directions at once until the walks meet, because the CPU can overlap two independent walks.
        int ahead = cell;
        int aheadStep = start;
        int behind = cell;
        int behindStep = Contour.previousSlide(board.neighbors(cell), Contour.back(start));
        while (true) {
            int step = aheadStep;
            ahead = Contour.to(ahead, step);
            destinations.addOnWalk(ahead);
            aheadStep = Contour.nextSlide(board.neighborsWithout(cell, ahead), step);
            if (ahead == behind && behindStep == Contour.back(step)) {
                break;
            }
            step = behindStep;
            behind = Contour.to(behind, step);
            destinations.addOnWalk(behind);
            behindStep = Contour.previousSlide(board.neighborsWithout(cell, behind), step);
            if (ahead == behind && aheadStep == Contour.back(step)) {
                break;
            }
        }
        destinations.removeCenter();
        return destinations;
    }
}
