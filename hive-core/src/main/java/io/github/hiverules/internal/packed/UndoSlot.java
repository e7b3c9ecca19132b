package io.github.hiverules.internal.packed;

/** Makes it cheap to undo or redirect the last move on a board. */
final class UndoSlot {

    /*
     * Most positions that are loaded one after another are siblings: the same position after different moves. The slot
     * keeps the totals from before the last move, so undoing that move needs no recount.
     */

    private final Board board;
    private final Board.Totals totalsBefore = new Board.Totals();
    private final Board.Totals totalsAfterLift = new Board.Totals();
    private int bit;
    private int id;
    private int homeLane;

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
    int homeLane() {
        return homeLane;
    }

    /** Forgets the move, because other pieces have moved since. */
    void forget() {
        bit = 0;
    }

    /** Moves an uncovered piece, or one in hand, to a cell; {@link Cells#NONE} takes it out of play. */
    void move(int newId, int to) {
        id = newId;
        bit = 1 << newId;
        board.copyTotalsTo(totalsBefore);
        int cell = board.cellOf(newId);
        if (cell == Cells.NONE) {
            homeLane = PieceLanes.NOT_IN_PLAY;
        } else {
            homeLane = PieceLanes.of(cell, board.levelOf(newId));
            board.lift(newId);
        }
        board.copyTotalsTo(totalsAfterLift);
        put(to);
    }

    /** Moves the piece to another cell instead. */
    void redirect(int to) {
        undoPut();
        board.setTotals(totalsAfterLift);
        put(to);
    }

    void takeBack() {
        undoPut();
        if (PieceLanes.isInPlay(homeLane)) {
            board.undoLift(id, PieceLanes.cell(homeLane));
        }
        board.setTotals(totalsBefore);
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
