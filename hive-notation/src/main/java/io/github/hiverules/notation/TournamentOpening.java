package io.github.hiverules.notation;

/** Says whether readers assume the tournament opening (rule OPENING-1) for games that do not mention it. */
public enum TournamentOpening {
    /** Off if the first piece of either player is the Queen Bee, otherwise on. */
    AUTO,
    /** On: the first piece of a player must not be the Queen Bee. */
    ON,
    /** Off. */
    OFF
}
