package io.github.hiverules.testkit;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.shrinking.ReducedGame;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A position and the numbers of sequences of legal moves that start there.
 *
 * @param id a name that no other table has
 * @param gameString the game that leads to the position, as the Universal Hive Protocol writes it
 * @param ruleset the rules, including the toggles that a game string cannot express
 * @param counts the numbers of sequences, first of 1 ply, then of 2, and so on
 */
public record PerftTable(String id, String gameString, Ruleset ruleset, List<Long> counts) {

    /** After this many plies, both players have placed their first piece. */
    private static final int FIRST_PLACEMENTS = 2;

    private static final int PLIES_BEFORE_GATES = 6;

    public PerftTable {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(gameString, "gameString");
        Objects.requireNonNull(ruleset, "ruleset");
        Objects.requireNonNull(counts, "counts");
        counts = List.copyOf(counts);
    }

    /** {@return the game that leads to the position, under the rules of this table} */
    public Game game() {
        return GameString.read(gameString, ReadOptions.lenient().withTogglesOf(ruleset));
    }

    /** {@return the position after the game, where the sequences start} */
    public Position position() {
        return game().position();
    }

    /**
     * {@return this table for an engine that plays by the given rules, or empty if no count is known to hold there, or
     * the set has an expansion that the rules leave out} The result has the toggles of the given rules, and the
     * expansions of this table.
     *
     * <p>All tables are counted with gates above the ground. Without them, the counts of a start position still hold
     * for the first {@value #PLIES_BEFORE_GATES} plies: such a gate is between two stacks, and the earliest moves that
     * can make these are the fifth and the sixth of a game.
     *
     * @param rules the rules and expansions that the engine knows
     */
    public Optional<PerftTable> under(Ruleset rules) {
        if (!rules.expansions().containsAll(ruleset.expansions())) {
            return Optional.empty();
        }
        Game game = game();
        Ruleset changed = rules.withExpansions(ruleset.expansions());
        Set<Toggle> differing = EnumSet.allOf(Toggle.class);
        differing.removeIf(toggle -> changed.has(toggle) == ruleset.has(toggle));
        boolean openingHolds = !differing.remove(Toggle.TOURNAMENT_OPENING) || game.plyCount() >= FIRST_PLACEMENTS;
        boolean gatesHold = !differing.remove(Toggle.GATES_ABOVE_GROUND);
        differing.remove(Toggle.REPETITION_DRAW);
        boolean othersHold = differing.isEmpty();
        int plies = gatesHold ? maxDepth() : Math.min(maxDepth(), PLIES_BEFORE_GATES - game.plyCount());
        return openingHolds
                        && othersHold
                        && plies > 0
                        && ReducedGame.under(changed, game).isPresent()
                ? Optional.of(new PerftTable(id, gameString, changed, counts.subList(0, plies)))
                : Optional.empty();
    }

    /** {@return the length of the longest counted sequences, in plies} */
    public int maxDepth() {
        return counts.size();
    }

    /**
     * {@return the number of sequences of a given length}
     *
     * @param plies the length, from 1 to {@link #maxDepth()}
     * @throws IndexOutOfBoundsException if there is no count for this length
     */
    public long count(int plies) {
        return counts.get(plies - 1);
    }

    /** {@return the id} */
    @Override
    public String toString() {
        return id;
    }
}
