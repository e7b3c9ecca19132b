package io.github.hiverules.internal.packed;

import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** All pieces in play, as a mutable board that is kept up to date neighbor by neighbor. */
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

    /** The top piece of a cell, {@link PieceIds#NONE} if it is empty. */
    public int top(int cell) {
        return CellBits.top(cells[cell]);
    }

    /** Where a piece is, or {@link Cells#NONE} if it is not in play. */
    public int cellOf(int id) {
        return cellOf[id];
    }

    /** The pieces on a cell from bottom to top. */
    public List<Piece> stack(int cell) {
        if (height(cell) == 1) {
            return PieceIds.alone(top(cell));
        }
        List<Piece> stack = new ArrayList<>(height(cell));
        for (int id = top(cell); id != PieceIds.NONE; id = below(id)) {
            stack.add(PieceIds.piece(id));
        }
        Collections.reverse(stack);
        return Collections.unmodifiableList(stack);
    }

    /** How many pieces lie under a piece in play. */
    public int levelOf(int id) {
        return levelOf[id];
    }

    /** The piece directly under a piece, {@link PieceIds#NONE} if it is on the ground. */
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

    /** Counts over all cells, see {@link CellCounts}. */
    public long counts() {
        return counts;
    }

    /**
     * How many holes a hive with pieces has: regions of empty cells that are shut in. Each piece that came to the ground added one
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
        inPlay |= 1 << id;
        uncovered |= 1 << id;
        if (height == 0) {
            arcBalance += 1 - Neighborhoods.arcs(CellBits.neighbors(bits));
            counts -= CellCounts.of(bits);
        } else {
            uncovered &= ~(1 << under);
        }
        counts += flipNeighbors(cell, neighborChange(id, under, height));
        cover(cell, id, height, under);
    }

    /** Takes a piece off that lies on top of its cell. */
    void lift(int id) {
        int cell = cellOf[id];
        int height = levelOf[id];
        int under = below[id];
        inPlay &= ~(1 << id);
        uncovered &= ~(1 << id);
        setTop(cell, under, height);
        counts += flipNeighbors(cell, neighborChange(id, under, height));
        if (height == 0) {
            int bits = cells[cell];
            arcBalance -= 1 - Neighborhoods.arcs(CellBits.neighbors(bits));
            counts += CellCounts.of(bits);
        } else {
            uncovered |= 1 << under;
        }
        cellOf[id] = Cells.NONE;
    }

    /** Undoes the last step, which put a piece; the totals stay as they are and must be set to earlier ones. */
    void undoPut(int id) {
        int cell = cellOf[id];
        int height = levelOf[id];
        int under = below[id];
        setTop(cell, under, height);
        toggleNeighbors(cell, neighborChange(id, under, height));
        cellOf[id] = Cells.NONE;
    }

    /** Undoes the last step, which lifted a piece off a cell; the totals must be set to earlier ones. */
    void undoLift(int id, int cell) {
        int bits = cells[cell];
        int height = CellBits.height(bits);
        int under = CellBits.top(bits);
        toggleNeighbors(cell, neighborChange(id, under, height));
        cover(cell, id, height, under);
    }

    /** Notes the totals. */
    void copyTotalsTo(Totals totals) {
        totals.inPlay = inPlay;
        totals.uncovered = uncovered;
        totals.counts = counts;
        totals.arcBalance = arcBalance;
    }

    /** Sets the totals to earlier ones. */
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

    private void setTop(int cell, int id, int height) {
        int neighborBits = cells[cell] & ((CellBits.SURROUNDINGS ^ CellBits.OCCUPIED) | CellBits.HIGH);
        int occupied = height > 0 ? CellBits.OCCUPIED : 0;
        cells[cell] = neighborBits | occupied | height << CellBits.HEIGHT_SHIFT | (id + 1) << CellBits.TOP_SHIFT;
    }

    /** Says that a piece is now the top one of a cell. */
    private void cover(int cell, int id, int height, int under) {
        setTop(cell, id, height + 1);
        cellOf[id] = cell;
        levelOf[id] = height;
        below[id] = under;
    }

    /** What changes in the neighbors' {@link CellBits} when a piece comes or goes, as it is for direction 0. */
    private static int neighborChange(int id, int under, int height) {
        if (height == 0) {
            return 1 << (PieceIds.colorOf(id) * CellBits.BLACK_SHIFT);
        }
        int colors = PieceIds.colorOf(id) == PieceIds.colorOf(under) ? 0 : 1 | 1 << CellBits.BLACK_SHIFT;
        return height == 1 ? colors | 1 << CellBits.HIGH_SHIFT : colors;
    }

    /** Changes what the neighbors know; returns what that adds to the counts. */
    private long flipNeighbors(int cell, int change) {
        return flip(Cells.step(cell, 0), change << 3)
                + flip(Cells.step(cell, 1), change << 4)
                + flip(Cells.step(cell, 2), change << 5)
                + flip(Cells.step(cell, 3), change)
                + flip(Cells.step(cell, 4), change << 1)
                + flip(Cells.step(cell, 5), change << 2);
    }

    private long flip(int cell, int change) {
        int before = cells[cell];
        int after = before ^ change;
        cells[cell] = after;
        return CellCounts.of(after) - CellCounts.of(before);
    }

    /** Changes what the neighbors know without counting. */
    private void toggleNeighbors(int cell, int change) {
        cells[Cells.step(cell, 0)] ^= change << 3;
        cells[Cells.step(cell, 1)] ^= change << 4;
        cells[Cells.step(cell, 2)] ^= change << 5;
        cells[Cells.step(cell, 3)] ^= change;
        cells[Cells.step(cell, 4)] ^= change << 1;
        cells[Cells.step(cell, 5)] ^= change << 2;
    }
}
