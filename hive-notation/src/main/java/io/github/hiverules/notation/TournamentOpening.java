package io.github.hiverules.notation;

/** Says whether readers assume the tournament opening (rule OPENING-1), which recorded games do not mention. */
public enum TournamentOpening {
    /** Off if a player's first piece is the Queen Bee, otherwise on. */
    AUTO,
    /** On: no player's first piece is the Queen Bee. */
    ON,
    /** Off. */
    OFF
}
