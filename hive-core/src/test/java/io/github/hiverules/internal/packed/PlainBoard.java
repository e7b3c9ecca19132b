package io.github.hiverules.internal.packed;

import java.util.BitSet;

/** Answers questions about a hive by looking at all its cells. */
public final class PlainBoard {

    private final Board board;
    private final boolean[] occupied = new boolean[Cells.COUNT];

    public PlainBoard(Board board) {
        this.board = board;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            occupied[cell] = CellBits.isOccupied(board.bits(cell));
        }
    }

    /** Returns a bit for each cell that differs from a newly built board. Higher bits stand for other differences. */
    public BitSet differenceFromRebuilt(PackedPosition position) {
        Workspace workspace = new Workspace();
        workspace.load(position);
        Board rebuilt = workspace.board();
        BitSet difference = new BitSet();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            difference.set(cell, rebuilt.bits(cell) != board.bits(cell));
        }
        difference.set(Cells.COUNT, rebuilt.inPlay() != board.inPlay() || rebuilt.uncovered() != board.uncovered());
        for (int id = 0; id < PieceIds.COUNT; id++) {
            boolean isSame = rebuilt.cellOf(id) == board.cellOf(id)
                    && (rebuilt.cellOf(id) == Cells.NONE
                            || (rebuilt.levelOf(id) == board.levelOf(id) && rebuilt.below(id) == board.below(id)));
            difference.set(Cells.COUNT + 1 + id, !isSame);
        }
        return difference;
    }

    /** Returns the number of regions of empty cells, without the outside. */
    public int holes() {
        boolean[] empty = new boolean[Cells.COUNT];
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            empty[cell] = !occupied[cell];
        }
        return countRegions(empty) - 1;
    }

    /** Returns the sum of the counters of all cells. */
    public long counts() {
        long sum = 0;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            sum += CellCounts.of(board.bits(cell));
        }
        return sum;
    }

    /** Returns whether the piece on a cell is pinned: it is the only one there, and the hive falls apart without it. */
    public boolean isPinned(int cell) {
        if (board.height(cell) > 1) {
            return false;
        }
        boolean[] others = occupied.clone();
        others[cell] = false;
        return countRegions(others) > 1;
    }

    /** Counts the connected regions of the given cells, which it clears. */
    private static int countRegions(boolean[] cells) {
        int[] frontier = new int[Cells.COUNT];
        int regions = 0;
        for (int start = 0; start < Cells.COUNT; start++) {
            if (!cells[start]) {
                continue;
            }
            int end = 0;
            frontier[end++] = start;
            cells[start] = false;
            while (end > 0) {
                int cell = frontier[--end];
                for (int direction = 0; direction < 6; direction++) {
                    int neighbor = Cells.step(cell, direction);
                    if (cells[neighbor]) {
                        cells[neighbor] = false;
                        frontier[end++] = neighbor;
                    }
                }
            }
            regions++;
        }
        return regions;
    }
}
