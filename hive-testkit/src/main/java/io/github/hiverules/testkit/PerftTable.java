package io.github.hiverules.testkit;

import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.Objects;

/**
 * A position and the numbers of sequences of legal moves that start there.
 *
 * @param id a name that no other table has
 * @param gameString the game that leads to the position, as the Universal Hive Protocol writes it
 * @param ruleset the rules, including the toggles that a game string cannot express
 * @param counts the numbers of sequences, first of 1 ply, then of 2, and so on
 */
public record PerftTable(String id, String gameString, Ruleset ruleset, List<Long> counts) {

    public PerftTable {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(gameString, "gameString");
        Objects.requireNonNull(ruleset, "ruleset");
        Objects.requireNonNull(counts, "counts");
        counts = List.copyOf(counts);
    }

    /** {@return the position after the game, where the sequences start} */
    public Position position() {
        return GameString.read(gameString, ReadOptions.lenient().withTogglesOf(ruleset))
                .position();
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
