package io.github.hiverules.internal.packed;

import java.util.Arrays;

/** All pieces in play, as a mutable board that is kept up to date neighbor by neighbor. */
public final class Hive {

    /** Where a piece is that is not in play. */
    public static final int NOWHERE = -1;

    private final int[] cells = new int[Cells.COUNT];
    private final int[] cellOf = new int[PieceIds.COUNT];
    private final int[] levelOf = new int[PieceIds.COUNT];
    private final int[] below = new int[PieceIds.COUNT];
    private int inPlay;
    private int uncovered;
    private long tally;
    private int arcBalance;

    Hive() {
        Arrays.fill(cellOf, NOWHERE);
    }

    /** The {@link CellBits} of a cell. */
    public int bits(int cell) {
        return cells[cell];
    }

    /** The directions of a cell's occupied neighbors. */
    public int neighbors(int cell) {
        return CellBits.neighbors(cells[cell]);
    }

    /** The directions of a cell's occupied neighbors if the one piece on another cell were lifted off. */
    public int neighborsWithout(int lifted, int cell) {
        return CellBits.neighbors(cells[cell]) & ~Cells.toward(cell, lifted);
    }

    /** How many pieces are on a cell. */
    public int height(int cell) {
        return CellBits.height(cells[cell]);
    }

    /** The top piece of a cell, -1 if it is empty. */
    public int top(int cell) {
        return CellBits.top(cells[cell]);
    }

    /** Where a piece is, or {@link #NOWHERE}. */
    public int cellOf(int id) {
        return cellOf[id];
    }

    /** How many pieces lie under a piece in play. */
    public int levelOf(int id) {
        return levelOf[id];
    }

    /** The piece directly under a piece, -1 if it is on the ground. */
    public int below(int id) {
        return below[id];
    }

    /** The pieces in play. */
    public int inPlay() {
        return inPlay;
    }

    /** The pieces that lie on top of their cell. */
    public int uncovered() {
        return uncovered;
    }

    /** Counts over all cells, see {@link Tally}. */
    public long tally() {
        return tally;
    }

    /**
     * How many holes the hive has: regions of empty cells that are shut in. Each piece that came to the ground added one
     * connected part and joined those of its arcs of neighbors, or shut in the gaps between them.
     */
    public int holes() {
        return 1 - arcBalance;
    }

    /** Puts a piece on top of a cell. */
    void put(int id, int cell) {
        int bits = cells[cell];
        int height = CellBits.height(bits);
        int under = CellBits.top(bits);
        cellOf[id] = cell;
        levelOf[id] = height;
        below[id] = under;
        inPlay |= 1 << id;
        uncovered |= 1 << id;
        if (height == 0) {
            arcBalance += 1 - Neighborhoods.arcs(CellBits.neighbors(bits));
            tally -= Tally.of(bits);
            flipNeighbors(cell, PieceIds.colorOf(id) * CellBits.BLACK_SHIFT);
        } else {
            uncovered &= ~(1 << under);
            cover(cell, id, under, height);
        }
        setTop(cell, id, height + 1);
    }

    /** Takes a piece off that lies on top of its cell. */
    void lift(int id) {
        int cell = cellOf[id];
        int height = levelOf[id];
        int under = below[id];
        cellOf[id] = NOWHERE;
        inPlay &= ~(1 << id);
        uncovered &= ~(1 << id);
        setTop(cell, under, height);
        if (height == 0) {
            int bits = cells[cell];
            arcBalance -= 1 - Neighborhoods.arcs(CellBits.neighbors(bits));
            tally += Tally.of(bits);
            flipNeighbors(cell, PieceIds.colorOf(id) * CellBits.BLACK_SHIFT);
        } else {
            uncovered |= 1 << under;
            cover(cell, id, under, height);
        }
    }

    void clear() {
        Arrays.fill(cells, 0);
        Arrays.fill(cellOf, NOWHERE);
        inPlay = 0;
        uncovered = 0;
        tally = 0;
        arcBalance = 0;
    }

    private void setTop(int cell, int id, int height) {
        int neighborBits = cells[cell] & ((CellBits.SURROUNDINGS ^ CellBits.OCCUPIED) | CellBits.HIGH);
        int occupied = height > 0 ? CellBits.OCCUPIED : 0;
        cells[cell] = neighborBits | occupied | height << CellBits.HEIGHT_SHIFT | (id + 1) << CellBits.TOP_SHIFT;
    }

    /** What neighbors see when a piece comes to lie on another, or goes: both directions are the same flips. */
    private void cover(int cell, int id, int under, int height) {
        if (PieceIds.colorOf(id) != PieceIds.colorOf(under)) {
            flipNeighbors(cell, 0);
            flipNeighbors(cell, CellBits.BLACK_SHIFT);
        }
        if (height == 1) {
            for (int direction = 0; direction < 6; direction++) {
                int back = CellBits.HIGH_SHIFT + Cells.opposite(direction);
                cells[Cells.step(cell, direction)] ^= 1 << back;
            }
        }
    }

    private void flipNeighbors(int cell, int plane) {
        tally += flip(Cells.step(cell, 0), 1 << 3 << plane)
                + flip(Cells.step(cell, 1), 1 << 4 << plane)
                + flip(Cells.step(cell, 2), 1 << 5 << plane)
                + flip(Cells.step(cell, 3), 1 << plane)
                + flip(Cells.step(cell, 4), 1 << 1 << plane)
                + flip(Cells.step(cell, 5), 1 << 2 << plane);
    }

    private long flip(int cell, int bit) {
        int before = cells[cell];
        int after = before ^ bit;
        cells[cell] = after;
        return Tally.of(after) - Tally.of(before);
    }
}
