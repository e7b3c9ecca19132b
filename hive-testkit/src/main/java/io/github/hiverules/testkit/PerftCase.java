package io.github.hiverules.testkit;

import java.util.Objects;

/**
 * One count of a perft table.
 *
 * @param table the table
 * @param depth the length of the sequences in plies
 */
public record PerftCase(PerftTable table, int depth) {
    public PerftCase {
        Objects.requireNonNull(table, "table");
    }

    /** {@return the game that leads to the position, in the notation of the Universal Hive Protocol} */
    public String gameString() {
        return table.gameString();
    }

    /** {@return the number of sequences of legal moves} */
    public long count() {
        return table.count(depth);
    }

    /** {@return table, depth and count, for example {@code Base perft(5) = 516240}} */
    @Override
    public String toString() {
        return table.id() + " perft(" + depth + ") = " + count();
    }
}
