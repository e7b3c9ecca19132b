package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;

/** A sign on one cell. */
record Mark(Kind kind, Hex hex) {

    /** What a sign says; drawn in this order, so that what matters most lies on top. */
    enum Kind {
        /** The last move started here. */
        FROM("from"),
        /** The last move ended here. */
        TO("to"),
        /** Lifting the piece cuts this cell off. */
        CUT_OFF("cut-off"),
        /** The emptiness of this cell is what refuses the move. */
        GAP("gap"),
        /** What stands here refuses the move. */
        BLOCKER("blocker"),
        /** The piece that the drawing is about. */
        SELECTED("selected"),
        /** The piece that throws another. */
        THROWER("thrower"),
        /** A cell that the piece can reach. */
        REACHABLE("reachable"),
        /** A cell that the piece cannot reach. */
        REFUSED("refused");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }
}
