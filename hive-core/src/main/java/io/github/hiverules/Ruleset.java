package io.github.hiverules;

import io.github.hiverules.internal.packed.PieceIds;
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
 * The pieces in the set, and the {@linkplain Toggle toggles} (optional rules) that are on.
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
 * {@code Ruleset.BASE.without(Toggle.GATES_ABOVE_GROUND)}.
 */
public final class Ruleset {

    /** The rules of the base game's booklet, with gates above the ground. */
    public static final Ruleset BASE = new Ruleset(Set.of(), usualToggles());

    /** The rules of the pocket edition's booklet, with gates above the ground. */
    public static final Ruleset POCKET = BASE.withExpansions(EnumSet.of(Expansion.MOSQUITO, Expansion.LADYBUG));

    /** The rules as played on online platforms, with gates above the ground. */
    public static final Ruleset ONLINE = BASE.withExpansions(
                    EnumSet.of(Expansion.MOSQUITO, Expansion.LADYBUG, Expansion.PILLBUG))
            .with(Toggle.TOURNAMENT_OPENING);

    /** The rules as played at tournaments. */
    public static final Ruleset TOURNAMENT = ONLINE.with(Toggle.REPETITION_DRAW);

    private final Set<Expansion> expansions;
    private final Set<Toggle> toggles;
    private final RuleFlags flags;

    private Ruleset(Set<Expansion> expansions, Set<Toggle> toggles) {
        this.expansions = copy(Expansion.class, expansions);
        this.toggles = copy(Toggle.class, toggles);
        this.flags = new RuleFlags(
                pieceSet(), toggles.stream().mapToInt(Toggle::flag).sum());
    }

    private static <E extends Enum<E>> Set<E> copy(Class<E> type, Set<E> elements) {
        Set<E> copy = EnumSet.noneOf(type);
        copy.addAll(elements);
        return Collections.unmodifiableSet(copy);
    }

    private static Set<Toggle> usualToggles() {
        Set<Toggle> toggles = EnumSet.allOf(Toggle.class);
        toggles.removeIf(toggle -> !toggle.isUsual());
        return toggles;
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
        for (Toggle toggle : Toggle.values()) {
            rulesets =
                    withChanged(rulesets, ruleset -> toggle.isUsual() ? ruleset.without(toggle) : ruleset.with(toggle));
        }
        return rulesets;
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
        return expansions.equals(newExpansions) ? this : new Ruleset(newExpansions, toggles);
    }

    /**
     * {@return this ruleset with exactly the given toggles on}
     *
     * @param newToggles the toggles that are on, for example those of another ruleset
     */
    public Ruleset withToggles(Set<Toggle> newToggles) {
        Objects.requireNonNull(newToggles, "newToggles");
        return toggles.equals(newToggles) ? this : new Ruleset(expansions, newToggles);
    }

    /**
     * {@return this ruleset with the given toggle on}
     *
     * @param toggle the optional rule that applies
     */
    public Ruleset with(Toggle toggle) {
        Objects.requireNonNull(toggle, "toggle");
        Set<Toggle> more = EnumSet.of(toggle);
        more.addAll(toggles);
        return withToggles(more);
    }

    /**
     * {@return this ruleset with the given toggle off}
     *
     * @param toggle the optional rule that does not apply
     */
    public Ruleset without(Toggle toggle) {
        Objects.requireNonNull(toggle, "toggle");
        Set<Toggle> fewer = EnumSet.noneOf(Toggle.class);
        fewer.addAll(toggles);
        fewer.remove(toggle);
        return withToggles(fewer);
    }

    /** {@return the expansions in the set} */
    public Set<Expansion> expansions() {
        return expansions;
    }

    /** {@return the toggles that are on} */
    public Set<Toggle> toggles() {
        return toggles;
    }

    /**
     * {@return whether a toggle is on}
     *
     * @param toggle the toggle
     */
    public boolean has(Toggle toggle) {
        return (flags.toggles() & toggle.flag()) != 0;
    }

    /**
     * {@return whether the set contains the given insect (rule MAT-1)}
     *
     * @param bug the insect
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
                pieces &= ~PieceIds.ofBug(expansion.bug());
            }
        }
        return pieces;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ruleset that && expansions.equals(that.expansions) && toggles.equals(that.toggles);
    }

    @Override
    public int hashCode() {
        return Objects.hash(expansions, toggles);
    }

    /** {@return the expansions and the toggles that are on, for logs} */
    @Override
    public String toString() {
        return "Ruleset" + expansions + toggles;
    }
}
