package io.github.hiverules.notation;

import io.github.hiverules.Ruleset;

/**
 * How to read texts: strictly or leniently, and with which toggles of a ruleset. The toggles apply if the text does not
 * name any. UHP game strings never name them. PGN and SGF from this library do if {@link #lenient()} would assume others;
 * then the text counts.
 *
 * <p>A strict reader refuses what a lenient reader would repair. Immutable and thread-safe.
 *
 * @param isStrict whether only the exact form is accepted
 * @param renumbering whether pieces of one kind may enter in any order of their numbers (rule MAT-2); they are renumbered
 * @param opening whether the tournament opening is on
 * @param repetitionDraw whether the third occurrence of a position draws the game (rule DRAW-2)
 * @param gatesAboveGround whether gates stop climbing pieces (rule CLIMB-1)
 */
public record ReadOptions(
        boolean isStrict, boolean renumbering, Opening opening, boolean repetitionDraw, boolean gatesAboveGround) {

    /** The greatest length of a game's text, in characters; a file or stream may hold any number of games. */
    public static final int MAX_LENGTH = 1 << 24;

    /** The greatest number of repairs that a game lists. */
    public static final int MAX_REPAIRS = 1000;

    private static final ReadOptions LENIENT = new ReadOptions(false, false, Opening.AUTO, false, true);

    /**
     * Returns the options for files and people: lenient, opening by the first pieces, repetition off, gates above ground on.
     *
     * @return the options
     */
    public static ReadOptions lenient() {
        return LENIENT;
    }

    /**
     * Returns the same options as {@link #lenient()}, except that they accept only the exact form.
     *
     * @return the options
     */
    public static ReadOptions strict() {
        return LENIENT.withStrict(true);
    }

    /**
     * Returns these options with the toggles of a ruleset, so that games played by it are read correctly.
     *
     * @param ruleset the rules whose toggles are taken
     * @return the changed options
     */
    public ReadOptions withTogglesOf(Ruleset ruleset) {
        return new ReadOptions(
                isStrict,
                renumbering,
                ruleset.tournamentOpening() ? Opening.ON : Opening.OFF,
                ruleset.repetitionDraw(),
                ruleset.gatesAboveGround());
    }

    /**
     * Returns these options with another strictness.
     *
     * @param newStrict whether only the exact form is accepted
     * @return the changed options
     */
    public ReadOptions withStrict(boolean newStrict) {
        return new ReadOptions(newStrict, renumbering, opening, repetitionDraw, gatesAboveGround);
    }

    /**
     * Returns these options with renumbering on or off; a strict reader never renumbers.
     *
     * @param newRenumbering whether pieces of one kind may enter in any order of their numbers
     * @return the changed options
     */
    public ReadOptions withRenumbering(boolean newRenumbering) {
        return new ReadOptions(isStrict, newRenumbering, opening, repetitionDraw, gatesAboveGround);
    }

    /**
     * Returns these options with another opening.
     *
     * @param newOpening whether the tournament opening is on
     * @return the changed options
     */
    public ReadOptions withOpening(Opening newOpening) {
        return new ReadOptions(isStrict, renumbering, newOpening, repetitionDraw, gatesAboveGround);
    }

    /**
     * Returns these options with the draw by repetition on or off.
     *
     * @param on whether the third occurrence of a position draws the game
     * @return the changed options
     */
    public ReadOptions withRepetitionDraw(boolean on) {
        return new ReadOptions(isStrict, renumbering, opening, on, gatesAboveGround);
    }

    /**
     * Returns these options with gates above the ground on or off.
     *
     * @param on whether gates stop climbing pieces
     * @return the changed options
     */
    public ReadOptions withGatesAboveGround(boolean on) {
        return new ReadOptions(isStrict, renumbering, opening, repetitionDraw, on);
    }

    /**
     * Puts the toggles of these options on a ruleset.
     *
     * @param ruleset the expansions
     * @param queenFirst whether a player's first piece is the Queen, for {@link Opening#AUTO}
     * @return the ruleset with the toggles of these options
     */
    public Ruleset applyTo(Ruleset ruleset, boolean queenFirst) {
        boolean tournamentOpening = opening == Opening.ON || (opening == Opening.AUTO && !queenFirst);
        return ruleset.withTournamentOpening(tournamentOpening)
                .withRepetitionDraw(repetitionDraw)
                .withGatesAboveGround(gatesAboveGround);
    }
}
