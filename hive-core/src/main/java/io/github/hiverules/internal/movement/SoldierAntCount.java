package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.CellCounts;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Contour;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.Pockets;
import io.github.hiverules.internal.packed.Workspace;

/** Counts the cells that an Ant reaches and finds single ones, usually without the walk of {@link SoldierAntMovement}. */
public final class SoldierAntCount {

    /*
     * Without the Ant, holes and gates split the cells that touch the hive into
     * (gates + holes + 1) regions: the two pieces of a gate are connected through the hive, so each gate cuts off one
     * region. A cell without slides is a region by itself. If there are as many such cells as gates and holes, only one
     * region is left, and the Ant reaches all of it. Otherwise the cells of the other regions, usually small pockets,
     * are subtracted.
     */

    private SoldierAntCount() {}

    /**
     * Returns one of the cells that an Ant reaches, without finding all of them: another one for each index below the
     * {@link #count}.
     */
    public static int get(Board board, int cell, int index, int count) {
        boolean isAhead = 2 * index < count;
        int passes = isAhead ? index + 1 : count - index;
        int start = Contour.anySlide(board.neighbors(cell));
        int step = isAhead ? start : Contour.previousSlide(board.neighbors(cell), Contour.back(start));
        int at = cell;
        while (true) {
            at = Contour.to(at, step);
            int neighbors = board.neighborsWithout(cell, at);
            if (at != cell && Contour.isCountedPass(neighbors, step) && --passes == 0) {
                return at;
            }
            step = isAhead ? Contour.nextSlide(neighbors, step) : Contour.previousSlide(neighbors, step);
        }
    }

    /** Returns whether an Ant that is not pinned reaches a cell, usually without walking there. */
    public static boolean canReach(Workspace workspace, int cell, int to) {
        Board board = workspace.board();
        if (CellBits.isOccupied(board.bits(to))
                || Neighborhoods.slides(board.neighborsWithout(cell, to)) == 0
                || Neighborhoods.slides(board.neighbors(cell)) == 0) {
            return false;
        }
        if (pockets(board, cell, countsWithout(board, cell)) == 0) {
            return true;
        }
        workspace.destinations().clearFor(cell);
        return SoldierAntMovement.add(board, cell, workspace.destinations()).contains(to);
    }

    static int count(Workspace workspace, int cell) {
        Board board = workspace.board();
        if (Neighborhoods.slides(board.neighbors(cell)) == 0) {
            return 0;
        }
        long counts = countsWithout(board, cell);
        int otherCellsWithSlides = CellCounts.perimeter(counts) - CellCounts.withoutSlides(counts) - 1;
        int pockets = pockets(board, cell, counts);
        return pockets == 0
                ? otherCellsWithSlides
                : countOutsidePockets(workspace, cell, otherCellsWithSlides, pockets);
    }

    /** Returns the number of regions with slides that a lifted Ant does not reach. */
    private static int pockets(Board board, int lifted, long countsWithout) {
        int holes = board.holes() + 1 - Neighborhoods.arcs(board.neighbors(lifted));
        return CellCounts.gates(countsWithout) + holes - CellCounts.withoutSlides(countsWithout);
    }

    /** Returns the {@link CellCounts} as if a piece on the ground were lifted. */
    private static long countsWithout(Board board, int lifted) {
        int bits = board.bits(lifted);
        long counts = board.counts() + CellCounts.of(CellBits.without(bits, 0));
        for (int remaining = ~CellBits.neighbors(bits) & Neighborhoods.ALL;
                remaining != 0;
                remaining &= remaining - 1) {
            int direction = Integer.numberOfTrailingZeros(remaining);
            int neighborBits = board.bits(Cells.step(lifted, direction));
            counts += CellCounts.of(CellBits.without(neighborBits, 1 << Cells.opposite(direction)))
                    - CellCounts.of(neighborBits);
        }
        return counts;
    }

    private static int countOutsidePockets(Workspace workspace, int cell, int otherCellsWithSlides, int pockets) {
        Pockets known = workspace.pockets();
        int cellsInOwnRegion = known.countCellsInOwnRegion(workspace.board(), cell);
        if (cellsInOwnRegion != Pockets.UNKNOWN) {
            return cellsInOwnRegion - 1;
        }
        int cellsInOtherPockets = known.countCellsInOtherPockets(workspace.board(), cell, pockets);
        if (cellsInOtherPockets != Pockets.UNKNOWN) {
            return otherCellsWithSlides - cellsInOtherPockets;
        }
        workspace.visited().clear();
        int reached = visitRegion(workspace, cell, cell) - 1;
        int unreached = otherCellsWithSlides - reached;
        if (unreached < reached) {
            rememberPockets(workspace, cell, unreached);
        }
        return reached;
    }

    /** Remembers the regions that were not visited and have slides, by one cell each. */
    private static void rememberPockets(Workspace workspace, int lifted, int unreached) {
        Board board = workspace.board();
        int missing = unreached;
        for (int ids = board.uncovered(); missing > 0; ids &= ids - 1) {
            int piece = board.cellOf(Integer.numberOfTrailingZeros(ids));
            for (int remaining = ~board.neighbors(piece) & Neighborhoods.ALL;
                    remaining != 0;
                    remaining &= remaining - 1) {
                int cell = Cells.step(piece, Integer.numberOfTrailingZeros(remaining));
                int slides = Neighborhoods.slides(board.neighborsWithout(lifted, cell));
                if (slides != 0 && !workspace.visited().contains(cell)) {
                    workspace.pockets().remember(cell);
                    missing -= visitRegion(workspace, lifted, cell);
                }
            }
        }
    }

    /** Visits all cells that slides connect with a cell; returns their number. */
    private static int visitRegion(Workspace workspace, int lifted, int cell) {
        Board board = workspace.board();
        int start = Contour.anySlide(board.neighborsWithout(lifted, cell));
        int step = start;
        int at = cell;
        int count = 0;
        do {
            at = Contour.to(at, step);
            count += workspace.visited().add(at) ? 1 : 0;
            step = Contour.nextSlide(board.neighborsWithout(lifted, at), step);
        } while (at != cell || step != start);
        return count;
    }
}
