package io.github.hiverules.internal.packed;

/** The piece of a hive that went last, which comes back, or goes elsewhere, for less than a first step costs. */
final class LastPiece {

    /*
     * Positions that are asked one after the other are mostly siblings: in each, another piece went from where it is in the
     * position before, or the same one elsewhere. What a first step counts anew is noted before it, so that undoing it need
     * not count.
     */

    private final Hive hive;
    private final Totals before = new Totals();
    private final Totals lifted = new Totals();
    private int bit;
    private int id;
    private int home;

    LastPiece(Hive hive) {
        this.hive = hive;
    }

    /** The piece as a set, empty if none can come back. */
    int bit() {
        return bit;
    }

    /** The piece, if there is one. */
    int id() {
        return id;
    }

    /** The lane from which it went. */
    int home() {
        return home;
    }

    /** Forgets it, as others went since. */
    void forget() {
        bit = 0;
    }

    /** Moves a piece that nothing covers from one lane to another. */
    void move(int newId, int lane) {
        id = newId;
        bit = 1 << newId;
        hive.copyTotalsTo(before);
        int cell = hive.cellOf(newId);
        if (cell == Hive.NOWHERE) {
            home = Lanes.NOT_IN_PLAY;
        } else {
            home = Lanes.of(cell, hive.levelOf(newId));
            hive.lift(newId);
        }
        hive.copyTotalsTo(lifted);
        put(lane);
    }

    /** Moves it on to another lane. */
    void moveAgain(int lane) {
        undoPut();
        hive.setTotals(lifted);
        put(lane);
    }

    /** Moves it back to where it went from. */
    void takeBack() {
        undoPut();
        if (Lanes.inPlay(home)) {
            hive.undoLift(id, Lanes.cell(home));
        }
        hive.setTotals(before);
    }

    private void put(int lane) {
        if (Lanes.inPlay(lane)) {
            hive.put(id, Lanes.cell(lane));
        }
    }

    private void undoPut() {
        if (hive.cellOf(id) != Hive.NOWHERE) {
            hive.undoPut(id);
        }
    }
}
