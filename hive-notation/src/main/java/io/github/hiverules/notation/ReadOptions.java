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
            new ReadOptions(false, false, TournamentOpening.AUTO, Ruleset.BASE.toggles());

    private final boolean isStrict;
    private final boolean renumbering;
    private final TournamentOpening tournamentOpening;

    /** The toggles that are on; {@link #tournamentOpening} decides about the tournament opening. */
    private final Set<Toggle> toggles;

    private ReadOptions(
            boolean isStrict, boolean renumbering, TournamentOpening tournamentOpening, Set<Toggle> toggles) {
        this.isStrict = isStrict;
        this.renumbering = renumbering;
        this.tournamentOpening = tournamentOpening;
        this.toggles =
                Ruleset.BASE.withToggles(toggles).withTournamentOpening(false).toggles();
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

    /** {@return whether pieces of a kind may enter in any order, and the reader renumbers them (rule MAT-2)} */
    public boolean isRenumbering() {
        return renumbering;
    }

    /** {@return whether the tournament opening is on, off, or detected from the game} */
    public TournamentOpening tournamentOpening() {
        return tournamentOpening;
    }

    /** {@return the toggles that are on, apart from the tournament opening; unmodifiable} */
    public Set<Toggle> toggles() {
        return toggles;
    }

    /** {@return whether the third occurrence of a position draws the game (rule DRAW-2)} */
    public boolean repetitionDraw() {
        return toggles.contains(Toggle.REPETITION_DRAW);
    }

    /** {@return whether gates stop climbing pieces (rule CLIMB-1)} */
    public boolean gatesAboveGround() {
        return toggles.contains(Toggle.GATES_ABOVE_GROUND);
    }

    /**
     * {@return a copy with the toggles of the given ruleset, to read games that were played under it}
     *
     * @param ruleset the ruleset that has the toggles
     */
    public ReadOptions withTogglesOf(Ruleset ruleset) {
        return new ReadOptions(
                isStrict,
                renumbering,
                ruleset.tournamentOpening() ? TournamentOpening.ON : TournamentOpening.OFF,
                ruleset.toggles());
    }

    /**
     * {@return a copy with a toggle on or off}
     *
     * @param toggle the toggle
     * @param on whether its rule applies
     */
    public ReadOptions with(Toggle toggle, boolean on) {
        Ruleset changed = Ruleset.BASE.withToggles(toggles).with(toggle, on);
        return toggle == Toggle.TOURNAMENT_OPENING
                ? withTournamentOpening(on ? TournamentOpening.ON : TournamentOpening.OFF)
                : new ReadOptions(isStrict, renumbering, tournamentOpening, changed.toggles());
    }

    /**
     * {@return a copy that is strict or lenient}
     *
     * @param newStrict whether the reader accepts only the form that writers write
     */
    public ReadOptions withStrict(boolean newStrict) {
        return new ReadOptions(newStrict, renumbering, tournamentOpening, toggles);
    }

    /**
     * {@return a copy with renumbering on or off; a strict reader never renumbers}
     *
     * @param newRenumbering whether pieces of a kind may enter in any order
     */
    public ReadOptions withRenumbering(boolean newRenumbering) {
        return new ReadOptions(isStrict, newRenumbering, tournamentOpening, toggles);
    }

    /**
     * {@return a copy with the tournament opening on, off, or detected from the game}
     *
     * @param newTournamentOpening whether the tournament opening is on
     */
    public ReadOptions withTournamentOpening(TournamentOpening newTournamentOpening) {
        Objects.requireNonNull(newTournamentOpening, "newTournamentOpening");
        return new ReadOptions(isStrict, renumbering, newTournamentOpening, toggles);
    }

    /**
     * {@return a copy with the draw by repetition on or off}
     *
     * @param on whether the third occurrence of a position draws the game
     */
    public ReadOptions withRepetitionDraw(boolean on) {
        return with(Toggle.REPETITION_DRAW, on);
    }

    /**
     * {@return a copy with gates above the ground on or off}
     *
     * @param on whether gates stop climbing pieces
     */
    public ReadOptions withGatesAboveGround(boolean on) {
        return with(Toggle.GATES_ABOVE_GROUND, on);
    }

    /** {@return whether the object has the same options} */
    @Override
    public boolean equals(Object other) {
        return other instanceof ReadOptions that
                && isStrict == that.isStrict
                && renumbering == that.renumbering
                && tournamentOpening == that.tournamentOpening
                && toggles.equals(that.toggles);
    }

    @Override
    public int hashCode() {
        return Objects.hash(isStrict, renumbering, tournamentOpening, toggles);
    }

    /** {@return the options, for example {@code lenient, tournament opening AUTO, gates above ground}} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(isStrict ? "strict" : "lenient")
                .append(renumbering ? ", renumbering" : "")
                .append(", tournament opening ")
                .append(tournamentOpening);
        toggles.forEach(toggle -> text.append(", ").append(toggle.id().replace('-', ' ')));
        return text.toString();
    }
}
