package io.github.hiverules.notation;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import java.util.Objects;
import java.util.Set;

/**
 * Options for reading texts: whether a reader is strict or lenient, and the toggles that it assumes.
 *
 * <p>A strict reader refuses what a lenient reader repairs. The toggles apply only to texts that do not name any: to
 * UHP game strings and to most PGN and SGF files. This library writes the toggles into PGN and SGF files if they differ
 * from those of {@link #lenient()}.
 */
public final class ReadOptions {

    /** The maximum length of the text of a game, in characters. A file or stream may hold any number of games. */
    public static final int MAX_LENGTH = 1 << 24;

    /** The maximum number of repairs that a game lists. */
    public static final int MAX_REPAIRS = 1000;

    private static final ReadOptions LENIENT =
            new ReadOptions(false, Numbering.standard(), TournamentOpening.AUTO, Ruleset.BASE.toggles());

    private final boolean isStrict;
    private final Numbering numbering;
    private final TournamentOpening tournamentOpening;

    /** The toggles that are on; {@link #tournamentOpening} decides about the tournament opening. */
    private final Set<Toggle> toggles;

    private ReadOptions(
            boolean isStrict, Numbering numbering, TournamentOpening tournamentOpening, Set<Toggle> toggles) {
        this.isStrict = isStrict;
        this.numbering = numbering;
        this.tournamentOpening = tournamentOpening;
        this.toggles = Ruleset.BASE
                .withToggles(toggles)
                .without(Toggle.TOURNAMENT_OPENING)
                .toggles();
    }

    /**
     * {@return the usual options: lenient, without renumbering, without the draw by repetition, with {@link
     * TournamentOpening#AUTO} and gates above the ground}
     */
    public static ReadOptions lenient() {
        return LENIENT;
    }

    /** {@return the options of {@link #lenient()}, but strict} */
    public static ReadOptions strict() {
        return LENIENT.withStrict(true);
    }

    /**
     * {@return whether the reader accepts only the specification of a notation} Two texts may still mean the same: a
     * destination, for example, can be named by any of its neighbors.
     */
    public boolean isStrict() {
        return isStrict;
    }

    /** {@return what the names of pieces mean at the start of the text; to a strict reader, always the same} */
    public Numbering numbering() {
        return isStrict ? Numbering.standard() : numbering;
    }

    /** {@return whether the tournament opening is on, off, or detected from the game} */
    public TournamentOpening tournamentOpening() {
        return tournamentOpening;
    }

    /**
     * {@return whether a toggle is on; false for a tournament opening that the reader detects}
     *
     * @param toggle the toggle
     */
    public boolean has(Toggle toggle) {
        Objects.requireNonNull(toggle, "toggle");
        return toggle == Toggle.TOURNAMENT_OPENING
                ? tournamentOpening == TournamentOpening.ON
                : toggles.contains(toggle);
    }

    /**
     * {@return a copy with the toggles of the given ruleset, to read games that were played under it}
     *
     * @param ruleset the ruleset that has the toggles
     */
    public ReadOptions withTogglesOf(Ruleset ruleset) {
        return withToggles(ruleset)
                .withTournamentOpening(
                        ruleset.has(Toggle.TOURNAMENT_OPENING) ? TournamentOpening.ON : TournamentOpening.OFF);
    }

    /**
     * {@return a copy with the given toggle on}
     *
     * @param toggle the optional rule that applies
     */
    public ReadOptions with(Toggle toggle) {
        return toggle == Toggle.TOURNAMENT_OPENING
                ? withTournamentOpening(TournamentOpening.ON)
                : withToggles(Ruleset.BASE.withToggles(toggles).with(toggle));
    }

    /**
     * {@return a copy with the given toggle off}
     *
     * @param toggle the optional rule that does not apply
     */
    public ReadOptions without(Toggle toggle) {
        return toggle == Toggle.TOURNAMENT_OPENING
                ? withTournamentOpening(TournamentOpening.OFF)
                : withToggles(Ruleset.BASE.withToggles(toggles).without(toggle));
    }

    private ReadOptions withToggles(Ruleset ruleset) {
        return new ReadOptions(isStrict, numbering, tournamentOpening, ruleset.toggles());
    }

    /**
     * {@return a copy that is strict or lenient}
     *
     * @param newStrict whether the reader accepts only the specification of a notation
     */
    public ReadOptions withStrict(boolean newStrict) {
        return new ReadOptions(newStrict, numbering, tournamentOpening, toggles);
    }

    /**
     * {@return a copy with renumbering on or off; a strict reader never renumbers}
     *
     * @param on whether equal pieces may enter in any order, so that the reader renumbers them (rule MAT-2)
     */
    public ReadOptions withRenumbering(boolean on) {
        return withNumbering(on ? Numbering.free() : Numbering.standard());
    }

    /**
     * {@return a copy for reading a move of a game that was read already}
     *
     * @param newNumbering what the names of pieces mean in that game, from {@link Parsed#numbering()}
     */
    public ReadOptions withNumbering(Numbering newNumbering) {
        Objects.requireNonNull(newNumbering, "newNumbering");
        return new ReadOptions(isStrict, newNumbering, tournamentOpening, toggles);
    }

    /**
     * {@return a copy with the tournament opening on, off, or detected from the game}
     *
     * @param newTournamentOpening whether the tournament opening is on
     */
    public ReadOptions withTournamentOpening(TournamentOpening newTournamentOpening) {
        Objects.requireNonNull(newTournamentOpening, "newTournamentOpening");
        return new ReadOptions(isStrict, numbering, newTournamentOpening, toggles);
    }

    /** {@return whether the object has the same options} */
    @Override
    public boolean equals(Object other) {
        return other instanceof ReadOptions that
                && isStrict == that.isStrict
                && numbering.equals(that.numbering)
                && tournamentOpening == that.tournamentOpening
                && toggles.equals(that.toggles);
    }

    @Override
    public int hashCode() {
        return Objects.hash(isStrict, numbering, tournamentOpening, toggles);
    }

    /** {@return the options, for example {@code lenient, tournament opening AUTO, gates above ground}} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(isStrict ? "strict" : "lenient")
                .append(numbering.isFree() ? ", renumbering" : "")
                .append(", tournament opening ")
                .append(tournamentOpening);
        toggles.forEach(toggle -> text.append(", ").append(toggle.id().replace('-', ' ')));
        return text.toString();
    }
}
