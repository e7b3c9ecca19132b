package io.github.hiverules.internal.packed;

import java.util.BitSet;
import java.util.stream.IntStream;

/** Answers questions about a hive by looking at all its cells. */
public final class SlowBoard {

    private final Board board;
    private final BitSet occupied = new BitSet(Cells.COUNT);

    public SlowBoard(Board board) {
        this.board = board;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            occupied.set(cell, CellBits.occupied(board.bits(cell)));
        }
    }

    /** The cells that differ from those of a newly built board and, in higher bits, what else differs. */
    public BitSet differenceFromRebuilt(PackedPosition position) {
        Workspace fresh = new Workspace();
        fresh.load(position);
        Board rebuilt = fresh.board();
        BitSet difference = new BitSet();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            difference.set(cell, rebuilt.bits(cell) != board.bits(cell));
        }
        difference.set(Cells.COUNT, rebuilt.inPlay() != board.inPlay() || rebuilt.uncovered() != board.uncovered());
        for (int id = 0; id < PieceIds.COUNT; id++) {
            boolean samePlace = rebuilt.cellOf(id) == board.cellOf(id)
                    && (rebuilt.cellOf(id) == Cells.NONE
                            || (rebuilt.levelOf(id) == board.levelOf(id) && rebuilt.below(id) == board.below(id)));
            difference.set(Cells.COUNT + 1 + id, !samePlace);
        }
        return difference;
    }

    /** The number of regions of empty cells besides the outside. */
    public int holes() {
        BitSet empty = (BitSet) occupied.clone();
        empty.flip(0, Cells.COUNT);
        return regions(empty) - 1;
    }

    /** The sum of what all cells add to the counters. */
    public long counts() {
        return IntStream.range(0, Cells.COUNT)
                .mapToLong(cell -> CellCounts.of(board.bits(cell)))
                .sum();
    }

    /** Whether the hive falls apart without the only piece on a cell. */
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
        int[] open = new int[Cells.COUNT];
        int regions = 0;
        while (!rest.isEmpty()) {
            int end = 0;
            open[end++] = rest.nextSetBit(0);
            rest.clear(open[0]);
            while (end > 0) {
                int cell = open[--end];
                for (int direction = 0; direction < 6; direction++) {
                    int neighbor = Cells.step(cell, direction);
                    if (rest.get(neighbor)) {
                        rest.clear(neighbor);
                        open[end++] = neighbor;
                    }
                }
            }
            regions++;
        }
        return regions;
    }
}
