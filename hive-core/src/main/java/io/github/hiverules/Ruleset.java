package io.github.hiverules;

import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.rule.FreedomToMove;
import io.github.hiverules.internal.rule.RuleFlags;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The pieces in the set, and the toggles (optional rules) that are on.
 *
 * <table>
 * <caption>The named rulesets</caption>
 * <tr><th>name<th>expansions<th>tournament opening<th>draw by repetition<th>gates above the ground
 * <tr><td>{@link #BASE}<td>none<td>off<td>off<td>on
 * <tr><td>{@link #POCKET}<td>Mosquito, Ladybug<td>off<td>off<td>on
 * <tr><td>{@link #ONLINE}<td>Mosquito, Ladybug, Pillbug<td>on<td>off<td>on
 * <tr><td>{@link #TOURNAMENT}<td>Mosquito, Ladybug, Pillbug<td>on<td>on<td>on
 * </table>
 *
 * <p>Any combination of expansions and toggles is a ruleset. In texts, {@code base}, {@code ml}, {@code mlp.opening} and
 * {@code mlp.opening.repetition} name these four; a game type of the Universal Hive Protocol such as {@code Base+MLP}
 * has the toggles of {@link #ONLINE}.
 *
 * <p>The booklets do not have gates above the ground: they let only another Beetle on top stop a Beetle on the hive.
 * Tournaments and engines play with these gates, so all named rulesets have them. For the letter of a booklet, use
 * {@code Ruleset.BASE.withGatesAboveGround(false)}.
 */
public final class Ruleset {

    /** The rules of the base game's booklet, with gates above the ground. */
    public static final Ruleset BASE = new Ruleset(Set.of(), false, false, true);

    /** The rules of the pocket edition's booklet, with gates above the ground. */
    public static final Ruleset POCKET =
            new Ruleset(EnumSet.of(Expansion.MOSQUITO, Expansion.LADYBUG), false, false, true);

    /** The rules as played on online platforms, with gates above the ground. */
    public static final Ruleset ONLINE =
            new Ruleset(EnumSet.of(Expansion.MOSQUITO, Expansion.LADYBUG, Expansion.PILLBUG), true, false, true);

    /** The rules as played at tournaments. */
    public static final Ruleset TOURNAMENT = ONLINE.withRepetitionDraw(true);

    private final Set<Expansion> expansions;
    private final boolean tournamentOpening;
    private final boolean repetitionDraw;
    private final boolean gatesAboveGround;
    private final RuleFlags flags;

    private Ruleset(
            Set<Expansion> expansions, boolean tournamentOpening, boolean repetitionDraw, boolean gatesAboveGround) {
        Set<Expansion> copy = EnumSet.noneOf(Expansion.class);
        copy.addAll(expansions);
        this.expansions = Collections.unmodifiableSet(copy);
        this.tournamentOpening = tournamentOpening;
        this.repetitionDraw = repetitionDraw;
        this.gatesAboveGround = gatesAboveGround;
        FreedomToMove freedom = gatesAboveGround ? FreedomToMove.ALL_RULES : FreedomToMove.NO_GATES_ABOVE_GROUND;
        this.flags = new RuleFlags(pieceSet(), tournamentOpening, freedom, repetitionDraw);
    }

    /**
     * {@return every combination of expansions and toggles, {@link #BASE} first} Later versions may add some, and may
     * order them differently.
     */
    public static List<Ruleset> all() {
        List<Ruleset> rulesets = List.of(BASE);
        for (Expansion expansion : Expansion.values()) {
            rulesets = withChanged(rulesets, ruleset -> ruleset.with(expansion));
        }
        rulesets = withChanged(rulesets, ruleset -> ruleset.withTournamentOpening(true));
        rulesets = withChanged(rulesets, ruleset -> ruleset.withRepetitionDraw(true));
        return withChanged(rulesets, ruleset -> ruleset.withGatesAboveGround(false));
    }

    private static List<Ruleset> withChanged(List<Ruleset> rulesets, UnaryOperator<Ruleset> change) {
        return Stream.concat(rulesets.stream(), rulesets.stream().map(change)).toList();
    }

    private Ruleset with(Expansion expansion) {
        Set<Expansion> more = EnumSet.of(expansion);
        more.addAll(expansions);
        return withExpansions(more);
    }

    /**
     * {@return {@link #BASE} with the given expansions}
     *
     * @param expansions the expansions in the set
     */
    public static Ruleset of(Expansion... expansions) {
        Objects.requireNonNull(expansions, "expansions");
        return BASE.withExpansions(Set.copyOf(List.of(expansions)));
    }

    /**
     * {@return this ruleset with exactly the given expansions}
     *
     * @param newExpansions the expansions in the set
     */
    public Ruleset withExpansions(Set<Expansion> newExpansions) {
        Objects.requireNonNull(newExpansions, "newExpansions");
        return new Ruleset(newExpansions, tournamentOpening, repetitionDraw, gatesAboveGround);
    }

    /**
     * {@return this ruleset with the tournament opening (rule OPENING-1) on or off}
     *
     * @param on true if neither player may place the Queen first
     */
    public Ruleset withTournamentOpening(boolean on) {
        return new Ruleset(expansions, on, repetitionDraw, gatesAboveGround);
    }

    /**
     * {@return this ruleset with the draw by repetition (rule DRAW-2) on or off}
     *
     * @param on true if the third occurrence of a position draws the game
     */
    public Ruleset withRepetitionDraw(boolean on) {
        return new Ruleset(expansions, tournamentOpening, on, gatesAboveGround);
    }

    /**
     * {@return this ruleset with gates above the ground (rule CLIMB-1) on or off}
     *
     * @param on true if gates also stop climbing pieces
     */
    public Ruleset withGatesAboveGround(boolean on) {
        return new Ruleset(expansions, tournamentOpening, repetitionDraw, on);
    }

    /** {@return the expansions in the set} */
    public Set<Expansion> expansions() {
        return expansions;
    }

    /** {@return whether the tournament opening is on (rule OPENING-1)} */
    public boolean tournamentOpening() {
        return tournamentOpening;
    }

    /**
     * {@return whether the draw by repetition is on (rule DRAW-2)} It ends a {@link Game}; a single position does not
     * know its history.
     */
    public boolean repetitionDraw() {
        return repetitionDraw;
    }

    /** {@return whether gates stop climbing pieces (rule CLIMB-1)} */
    public boolean gatesAboveGround() {
        return gatesAboveGround;
    }

    /**
     * {@return whether the set contains the given kind of piece (rule MAT-1)}
     *
     * @param bug the kind
     */
    public boolean includes(Bug bug) {
        return flags.includes(bug);
    }

    /**
     * {@return the pieces that a player starts with, in order (rule MAT-1)}
     *
     * @param color the player
     */
    public List<Piece> pieces(Color color) {
        Objects.requireNonNull(color, "color");
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : Piece.all()) {
            if (piece.color() == color && includes(piece.bug())) {
                pieces.add(piece);
            }
        }
        return Collections.unmodifiableList(pieces);
    }

    RuleFlags flags() {
        return flags;
    }

    private int pieceSet() {
        int pieces = PieceIds.WHITE | PieceIds.BLACK;
        for (Expansion expansion : Expansion.values()) {
            if (!expansions.contains(expansion)) {
                pieces &= ~PieceIds.ofKind(expansion.bug());
            }
        }
        return pieces;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ruleset that
                && expansions.equals(that.expansions)
                && tournamentOpening == that.tournamentOpening
                && repetitionDraw == that.repetitionDraw
                && gatesAboveGround == that.gatesAboveGround;
    }

    @Override
    public int hashCode() {
        return Objects.hash(expansions, tournamentOpening, repetitionDraw, gatesAboveGround);
    }

    @Override
    public String toString() {
        return "Ruleset"
                + expansions
                + (tournamentOpening ? " tournamentOpening" : "")
                + (repetitionDraw ? " repetitionDraw" : "")
                + (gatesAboveGround ? " gatesAboveGround" : "");
    }
}
