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
        setTop(cell, id, height + 1);
        if (height == 0) {
            flipNeighbors(cell, colorPlane(id));
        } else {
            uncovered &= ~(1 << under);
            recolor(cell, id, under);
            if (height == 1) {
                flipNeighbors(cell, CellBits.HIGH_SHIFT);
            }
        }
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
            flipNeighbors(cell, colorPlane(id));
        } else {
            uncovered |= 1 << under;
            recolor(cell, id, under);
            if (height == 1) {
                flipNeighbors(cell, CellBits.HIGH_SHIFT);
            }
        }
    }

    void clear() {
        Arrays.fill(cells, 0);
        Arrays.fill(cellOf, NOWHERE);
        inPlay = 0;
        uncovered = 0;
    }

    private void setTop(int cell, int id, int height) {
        int neighborBits = cells[cell] & (CellBits.OCCUPIED - 1 | Neighborhoods.ALL << CellBits.HIGH_SHIFT);
        int occupied = height > 0 ? CellBits.OCCUPIED : 0;
        cells[cell] = neighborBits | occupied | height << CellBits.HEIGHT_SHIFT | (id + 1) << CellBits.TOP_SHIFT;
    }

    private void recolor(int cell, int id, int under) {
        if (PieceIds.colorOf(id) != PieceIds.colorOf(under)) {
            flipNeighbors(cell, 0);
            flipNeighbors(cell, CellBits.BLACK_SHIFT);
        }
    }

    private void flipNeighbors(int cell, int plane) {
        for (int direction = 0; direction < 6; direction++) {
            cells[Cells.step(cell, direction)] ^= 1 << (plane + Cells.opposite(direction));
        }
    }

    private static int colorPlane(int id) {
        return PieceIds.colorOf(id) * CellBits.BLACK_SHIFT;
    }
}
