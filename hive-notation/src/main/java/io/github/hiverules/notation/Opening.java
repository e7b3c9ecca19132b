package io.github.hiverules.notation;

/** Whether a recorded game is read with the tournament opening (rule OPENING-1) if it does not say so itself. */
public enum Opening {
    /** Off if a player's first piece is the Queen, else on. */
    AUTO,
    /** On: no player's first piece is the Queen. */
    ON,
    /** Off. */
    OFF
}
