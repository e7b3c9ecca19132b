package io.github.hiverules.internal.packed;

import java.util.BitSet;
import java.util.stream.IntStream;

/** Answers questions about a hive by looking at all its cells. */
public final class PlainBoard {

    private final Board board;
    private final BitSet occupied = new BitSet(Cells.COUNT);

    public PlainBoard(Board board) {
        this.board = board;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            occupied.set(cell, CellBits.isOccupied(board.bits(cell)));
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
        BitSet empty = (BitSet) occupied.clone();
        empty.flip(0, Cells.COUNT);
        return regions(empty) - 1;
    }

    /** Returns the sum of the counters of all cells. */
    public long counts() {
        return IntStream.range(0, Cells.COUNT)
                .mapToLong(cell -> CellCounts.of(board.bits(cell)))
                .sum();
    }

    /** Returns whether the piece on a cell is pinned: it is the only one there, and the hive falls apart without it. */
    public boolean isPinned(int cell) {
        if (board.height(cell) > 1) {
            return false;
        }
        BitSet others = (BitSet) occupied.clone();
        others.clear(cell);
        return regions(others) > 1;
    }

    private static int regions(BitSet cells) {
        BitSet rest = (BitSet) cells.clone();
        int[] frontier = new int[Cells.COUNT];
        int regions = 0;
        while (!rest.isEmpty()) {
            int end = 0;
            frontier[end++] = rest.nextSetBit(0);
            rest.clear(frontier[0]);
            while (end > 0) {
                int cell = frontier[--end];
                for (int direction = 0; direction < 6; direction++) {
                    int neighbor = Cells.step(cell, direction);
                    if (rest.get(neighbor)) {
                        rest.clear(neighbor);
                        frontier[end++] = neighbor;
                    }
                }
            }
            regions++;
        }
        return regions;
    }
}
