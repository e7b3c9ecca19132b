package io.github.hiverules.internal.packed;

import org.jspecify.annotations.Nullable;

/** The memory that a thread reuses for each position: a board and scratch space. */
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

    /** Loads the position that all later calls are about. */
    public void load(PackedPosition position) {
        if (position != loaded) {
            loaded = null;
            corner = position.corner();
            destinations.setCorner(corner);
            updater.load(position);
            loaded = position;
            loads++;
        }
    }

    /** Prepares for trying moves on the board. After the trials, a position must be loaded again. */
    public void startTrials() {
        loaded = null;
    }

    /** Tries a move of an uncovered piece or a piece in hand, after taking back the tried move, if there is one. */
    public void tryMove(int id, int cell) {
        updater.tryMove(id, cell);
    }

    /** Takes back the tried move, if there is one. */
    public void endTrials() {
        updater.endTrials();
    }

    /** The number of loads. A value that was computed at the same number is still valid. */
    public long loads() {
        return loads;
    }

    public int corner() {
        return corner;
    }

    public Board board() {
        return board;
    }

    public Destinations destinations() {
        return destinations;
    }

    /** A set of cells for walks. */
    public CellSet visited() {
        return visited;
    }

    public Pockets pockets() {
        return pockets;
    }

    /** Scratch space for the cells of a walk. */
    public int[] queue() {
        return queue;
    }
}
