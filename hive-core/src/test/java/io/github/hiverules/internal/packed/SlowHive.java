package io.github.hiverules.internal.packed;

import java.util.BitSet;
import java.util.stream.IntStream;

/** Finds out about a hive by looking at all its cells. */
public final class SlowHive {

    private final Hive hive;
    private final BitSet occupied = new BitSet(Cells.COUNT);

    /** Looks at a hive as it is now. */
    public SlowHive(Hive hive) {
        this.hive = hive;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            occupied.set(cell, CellBits.occupied(hive.bits(cell)));
        }
    }

    /** The cells that differ from those of a hive that was built from nothing; above them what else differs. */
    public BitSet differenceFromRebuilt(long... words) {
        Workspace fresh = new Workspace();
        fresh.bring(0, words[0], words[1], words[2], words[3], words[4], words[5], words[6]);
        Hive rebuilt = fresh.hive();
        BitSet difference = new BitSet();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            difference.set(cell, rebuilt.bits(cell) != hive.bits(cell));
        }
        difference.set(Cells.COUNT, rebuilt.inPlay() != hive.inPlay() || rebuilt.uncovered() != hive.uncovered());
        for (int id = 0; id < PieceIds.COUNT; id++) {
            boolean samePlace = rebuilt.cellOf(id) == hive.cellOf(id)
                    && (rebuilt.cellOf(id) == Hive.NOWHERE
                            || (rebuilt.levelOf(id) == hive.levelOf(id) && rebuilt.below(id) == hive.below(id)));
            difference.set(Cells.COUNT + 1 + id, !samePlace);
        }
        return difference;
    }

    /** How many regions of empty cells there are beside the one outside. */
    public int holes() {
        BitSet empty = (BitSet) occupied.clone();
        empty.flip(0, Cells.COUNT);
        return regions(empty) - 1;
    }

    /** The sum of what all cells add to the counters. */
    public long tally() {
        return IntStream.range(0, Cells.COUNT)
                .mapToLong(cell -> Tally.of(hive.bits(cell)))
                .sum();
    }

    /** Whether the others fall apart without the one piece on a cell. */
    public boolean isPinned(int cell) {
        if (hive.height(cell) > 1) {
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
