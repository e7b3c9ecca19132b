package io.github.hiverules.internal.packed;

import io.github.hiverules.piece.Piece;
import java.util.Arrays;
import java.util.List;

/** All pieces in play. When a piece is put down or lifted, only its cell and the six neighbors are updated. */
public final class Board {

    private final int[] cells = new int[Cells.COUNT];
    private final int[] cellOf = new int[PieceIds.COUNT];
    private final int[] levelOf = new int[PieceIds.COUNT];
    private final int[] below = new int[PieceIds.COUNT];
    private int inPlay;
    private int uncovered;
    private long counts;
    private int arcBalance;

    Board() {
        Arrays.fill(cellOf, Cells.NONE);
    }

    /** The {@link CellBits} of a cell. */
    public int bits(int cell) {
        return cells[cell];
    }

    public int neighbors(int cell) {
        return CellBits.neighbors(cells[cell]);
    }

    /** The directions of a cell's occupied neighbors if the only piece on another cell were lifted. */
    public int neighborsWithout(int lifted, int cell) {
        return CellBits.neighbors(cells[cell]) & ~Cells.toward(cell, lifted);
    }

    public int height(int cell) {
        return CellBits.height(cells[cell]);
    }

    /** The top piece of a cell, or {@link PieceIds#NONE}. */
    public int top(int cell) {
        return CellBits.top(cells[cell]);
    }

    /** The insects on top of the neighbors of a cell, see {@link Bugs}. */
    public int bugsNextTo(int cell) {
        int bugs = 0;
        for (int remaining = neighbors(cell); remaining != 0; remaining &= remaining - 1) {
            bugs |= PieceIds.bugBit(top(Cells.step(cell, Integer.numberOfTrailingZeros(remaining))));
        }
        return bugs;
    }

    /** The cell of a piece, or {@link Cells#NONE} if it is not in play. */
    public int cellOf(int id) {
        return cellOf[id];
    }

    /** The pieces on a cell from bottom to top. */
    public List<Piece> stack(int cell) {
        Piece[] stack = new Piece[height(cell)];
        for (int id = top(cell); id != PieceIds.NONE; id = below[id]) {
            stack[levelOf[id]] = PieceIds.piece(id);
        }
        return List.of(stack);
    }

    public int levelOf(int id) {
        return levelOf[id];
    }

    /** The piece directly under a piece, or {@link PieceIds#NONE} on the ground. */
    int below(int id) {
        return below[id];
    }

    public int inPlay() {
        return inPlay;
    }

    /** The pieces on top of their cells. */
    public int uncovered() {
        return uncovered;
    }

    /** See {@link CellCounts}. */
    public long counts() {
        return counts;
    }

    /**
     * The number of regions of empty cells that the hive encloses. The arc balance is the number of connected parts
     * minus the number of holes, by Euler's formula: a piece on the ground adds one part, and each arc of its neighbors
     * then joins two parts or closes a hole. A hive is one part, so the number of its holes is 1 minus the balance.
     */
    public int holes() {
        return 1 - arcBalance;
    }

    void put(int id, int cell) {
        int bits = cells[cell];
        int height = CellBits.height(bits);
        int under = CellBits.top(bits);
        inPlay |= 1 << id;
        uncovered |= 1 << id;
        if (height == 0) {
            arcBalance += 1 - Neighborhoods.arcs(CellBits.neighbors(bits));
            counts -= CellCounts.of(bits);
        } else {
            uncovered &= ~(1 << under);
        }
        counts += flipAndCountNeighbors(cell, neighborChange(id, under, height));
        cover(cell, id, height, under);
    }

    void lift(int id) {
        int cell = cellOf[id];
        int height = levelOf[id];
        int under = below[id];
        inPlay &= ~(1 << id);
        uncovered &= ~(1 << id);
        setTop(cell, under, height);
        counts += flipAndCountNeighbors(cell, neighborChange(id, under, height));
        if (height == 0) {
            int bits = cells[cell];
            arcBalance -= 1 - Neighborhoods.arcs(CellBits.neighbors(bits));
            counts += CellCounts.of(bits);
        } else {
            uncovered |= 1 << under;
        }
        cellOf[id] = Cells.NONE;
    }

    /** Undoes the last {@link #put}. The caller must restore the totals. */
    void undoPut(int id) {
        int cell = cellOf[id];
        int height = levelOf[id];
        int under = below[id];
        setTop(cell, under, height);
        flipNeighbors(cell, neighborChange(id, under, height));
        cellOf[id] = Cells.NONE;
    }

    /** Undoes the last {@link #lift}. The caller must restore the totals. */
    void undoLift(int id, int cell) {
        int bits = cells[cell];
        int height = CellBits.height(bits);
        int under = CellBits.top(bits);
        flipNeighbors(cell, neighborChange(id, under, height));
        cover(cell, id, height, under);
    }

    void copyTotalsTo(Totals totals) {
        totals.inPlay = inPlay;
        totals.uncovered = uncovered;
        totals.counts = counts;
        totals.arcBalance = arcBalance;
    }

    void setTotals(Totals totals) {
        inPlay = totals.inPlay;
        uncovered = totals.uncovered;
        counts = totals.counts;
        arcBalance = totals.arcBalance;
    }

    void clear() {
        Arrays.fill(cells, 0);
        Arrays.fill(cellOf, Cells.NONE);
        inPlay = 0;
        uncovered = 0;
        counts = 0;
        arcBalance = 0;
    }

    /** A copy of the sets and counters for the whole hive. */
    static final class Totals {
        private int inPlay;
        private int uncovered;
        private long counts;
        private int arcBalance;
    }

    private void setTop(int cell, int id, int height) {
        int neighborBits = cells[cell] & ((CellBits.SURROUNDINGS ^ CellBits.OCCUPIED) | CellBits.HIGH);
        int occupied = height > 0 ? CellBits.OCCUPIED : 0;
        cells[cell] = neighborBits | occupied | height << CellBits.HEIGHT_SHIFT | (id + 1) << CellBits.TOP_SHIFT;
    }

    private void cover(int cell, int id, int height, int under) {
        setTop(cell, id, height + 1);
        cellOf[id] = cell;
        levelOf[id] = height;
        below[id] = under;
    }

    /**
     * The bits to flip in the {@link CellBits} of a neighbor that sees this cell in its direction 0;
     * {@link #flipAndCountNeighbors} shifts them for the other neighbors.
     */
    private static int neighborChange(int id, int under, int height) {
        if (height == 0) {
            return 1 << (PieceIds.colorOf(id) * CellBits.BLACK_SHIFT);
        }
        int colors = PieceIds.colorOf(id) == PieceIds.colorOf(under) ? 0 : 1 | 1 << CellBits.BLACK_SHIFT;
        return height == 1 ? colors | 1 << CellBits.HIGH_SHIFT : colors;
    }

    /** Flips bits of the neighbors; returns the resulting change of the counts. */
    private long flipAndCountNeighbors(int cell, int change) {
        return flipAndCount(Cells.step(cell, 0), change << 3)
                + flipAndCount(Cells.step(cell, 1), change << 4)
                + flipAndCount(Cells.step(cell, 2), change << 5)
                + flipAndCount(Cells.step(cell, 3), change)
                + flipAndCount(Cells.step(cell, 4), change << 1)
                + flipAndCount(Cells.step(cell, 5), change << 2);
    }

    private long flipAndCount(int cell, int change) {
        int before = cells[cell];
        int after = before ^ change;
        cells[cell] = after;
        return CellCounts.of(after) - CellCounts.of(before);
    }

    private void flipNeighbors(int cell, int change) {
        cells[Cells.step(cell, 0)] ^= change << 3;
        cells[Cells.step(cell, 1)] ^= change << 4;
        cells[Cells.step(cell, 2)] ^= change << 5;
        cells[Cells.step(cell, 3)] ^= change;
        cells[Cells.step(cell, 4)] ^= change << 1;
        cells[Cells.step(cell, 5)] ^= change << 2;
    }
}
