package io.github.hiverules.drawing;

import java.util.Locale;

/** The meanings of marks, in drawing order, so that the most important mark lies on top. */
enum Mark {
    /** The last move started here. */
    FROM,
    /** The last move ended here. */
    TO,
    /** Lifting the piece cuts this cell off. */
    CUT_OFF,
    /** The move is refused because this cell is empty. */
    EMPTY_CELL,
    /** The move is refused because of the piece here. */
    BLOCKER,
    /** A cell that a Ladybug can reach on top of the hive, before it climbs down. */
    HALFWAY,
    /** The piece that the drawing is about. */
    SELECTED,
    /** The piece that throws another piece. */
    THROWER,
    /** A cell that the piece can reach. */
    REACHABLE,
    /** A cell that the piece cannot reach. */
    UNREACHABLE;

    /** Returns whether the mark concerns a cell as a destination, not the piece that stands there. */
    boolean isAboutCells() {
        return this == REACHABLE || this == UNREACHABLE;
    }

    /** Returns the name of the mark in drawings, which is also the name of its style class. */
    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
