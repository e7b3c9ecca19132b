package io.github.hiverules.internal.packed;

/** Makes it cheap to undo or redirect the last move on a board. */
final class UndoSlot {

    /*
     * Positions that are loaded one after the other are mostly siblings: each has moved another piece of their parent,
     * or the same piece to another cell. The slot keeps the totals from before the move, so that undoing it need not
     * count again.
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

    /** The moved piece as a set, empty if no move can be undone. */
    int bit() {
        return bit;
    }

    int id() {
        return id;
    }

    /** The lane that the piece left. */
    int home() {
        return home;
    }

    /** Forgets the move, because other pieces moved since. */
    void forget() {
        bit = 0;
    }

    /** Moves an uncovered piece, or one in hand, to a cell; {@link Cells#NONE} takes it out of play. */
    void move(int newId, int to) {
        id = newId;
        bit = 1 << newId;
        board.copyTotalsTo(before);
        int cell = board.cellOf(newId);
        if (cell == Cells.NONE) {
            home = PieceLanes.NOT_IN_PLAY;
        } else {
            home = PieceLanes.of(cell, board.levelOf(newId));
            board.lift(newId);
        }
        board.copyTotalsTo(lifted);
        put(to);
    }

    /** Moves the piece on to another cell. */
    void moveAgain(int to) {
        undoPut();
        board.setTotals(lifted);
        put(to);
    }

    /** Moves the piece back. */
    void takeBack() {
        undoPut();
        if (PieceLanes.inPlay(home)) {
            board.undoLift(id, PieceLanes.cell(home));
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
