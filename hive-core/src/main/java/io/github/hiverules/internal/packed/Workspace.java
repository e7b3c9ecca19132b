package io.github.hiverules.internal.packed;

import org.jspecify.annotations.Nullable;

/** What one thread needs to answer questions about positions: a board that follows them, and scratch space. */
public final class Workspace {

    private final Board board = new Board();
    private final BoardUpdater updater = new BoardUpdater(board);
    private final Destinations destinations = new Destinations();
    private final CellSet visited = new CellSet();
    private final Pockets pockets = new Pockets();
    private final int[] queue = new int[Cells.COUNT];
    private @Nullable PackedPosition loaded;
    private long loads;
    private int corner;

    /** Loads a position, so that everything here speaks of it. */
    public void load(PackedPosition position) {
        if (position != loaded) {
            loaded = null;
            corner = position.corner();
            destinations.countFrom(corner);
            updater.bring(position);
            loaded = position;
            loads++;
        }
    }

    /** Forgets which position is loaded, so that moves can be tried on its board. The next question must load one. */
    public void startTrials() {
        loaded = null;
    }

    /** Tries a move on the board instead of the one tried before. Its piece is on top of its cell, or in hand. */
    public void tryMove(int id, int cell) {
        updater.tryMove(id, cell);
    }

    /** Takes back the move that was tried last, if there is one. */
    public void endTrials() {
        updater.endTrials();
    }

    /** How often another position was loaded: whatever was found out at the same count is still true. */
    public long loads() {
        return loads;
    }

    /** The corner of the loaded position's frame. */
    public int corner() {
        return corner;
    }

    /** The board of the loaded position. */
    public Board board() {
        return board;
    }

    /** Where the cells that a piece can reach are collected. */
    public Destinations destinations() {
        return destinations;
    }

    /** A set of cells for walks. */
    public CellSet visited() {
        return visited;
    }

    /** Pockets of earlier positions. */
    public Pockets pockets() {
        return pockets;
    }

    /** Room for the cells of a walk. */
    public int[] queue() {
        return queue;
    }
}
