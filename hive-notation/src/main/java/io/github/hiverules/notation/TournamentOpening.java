package io.github.hiverules.notation;

/** Whether the tournament opening (rule OPENING-1) applies to recorded games, which do not say so themselves. */
public enum TournamentOpening {
    /** Off if a player's first piece is the Queen Bee, otherwise on. */
    AUTO,
    /** On: no player's first piece is the Queen Bee. */
    ON,
    /** Off. */
    OFF
}
