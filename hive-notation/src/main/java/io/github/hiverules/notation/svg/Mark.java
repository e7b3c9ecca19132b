package io.github.hiverules.notation.svg;

import java.util.Locale;

/** What a sign on a cell says; drawn in this order, so that what matters most lies on top. */
enum Mark {
    /** The last move started here. */
    FROM,
    /** The last move ended here. */
    TO,
    /** Lifting the piece cuts this cell off. */
    CUT_OFF,
    /** The emptiness of this cell is what refuses the move. */
    GAP,
    /** What stands here refuses the move. */
    BLOCKER,
    /** The piece that the drawing is about. */
    SELECTED,
    /** The piece that throws another. */
    THROWER,
    /** A cell that the piece can reach. */
    REACHABLE,
    /** A cell that the piece cannot reach. */
    REFUSED;

    /** Whether the sign is about a cell as a destination, not about what stands there. */
    boolean isAboutCells() {
        return this == REACHABLE || this == REFUSED;
    }

    /** The name in drawings, also that of the style class. */
    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
