package io.github.hiverules.internal.packed;

/** The piece of a hive that went last, which comes back, or goes elsewhere, for less than a first step costs. */
final class UndoSlot {

    /*
     * Positions that are asked one after the other are mostly siblings: in each, another piece went from where it is in the
     * position before, or the same one elsewhere. What a first step counts anew is noted before it, so that undoing it need
     * not count.
     */

    private final Board board;
    private final Totals before = new Totals();
    private final Totals lifted = new Totals();
    private int bit;
    private int id;
    private int home;

    UndoSlot(Board board) {
        this.board = board;
    }

    /** The piece as a set, empty if none can come back. */
    int bit() {
        return bit;
    }

    /** The piece, if there is one. */
    int id() {
        return id;
    }

    /** The place from which it went. */
    int home() {
        return home;
    }

    /** Forgets it, as others went since. */
    void forget() {
        bit = 0;
    }

    /** Moves a piece that nothing covers to a cell, or to {@link Cells#NONE}, which takes it out of play. */
    void move(int newId, int to) {
        id = newId;
        bit = 1 << newId;
        board.copyTotalsTo(before);
        int cell = board.cellOf(newId);
        if (cell == Cells.NONE) {
            home = PiecePlaces.NOT_IN_PLAY;
        } else {
            home = PiecePlaces.of(cell, board.levelOf(newId));
            board.lift(newId);
        }
        board.copyTotalsTo(lifted);
        put(to);
    }

    /** Moves it on to another cell. */
    void moveAgain(int to) {
        undoPut();
        board.setTotals(lifted);
        put(to);
    }

    /** Moves it back to where it went from. */
    void takeBack() {
        undoPut();
        if (PiecePlaces.inPlay(home)) {
            board.undoLift(id, PiecePlaces.cell(home));
        }
        board.setTotals(before);
    }

    private void put(int cell) {
        if (cell != Cells.NONE) {
            board.put(id, cell);
        }
    }

    private void undoPut() {
        if (board.cellOf(id) != Cells.NONE) {
            board.undoPut(id);
        }
    }
}
