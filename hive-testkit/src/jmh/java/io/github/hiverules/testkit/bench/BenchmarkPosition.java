package io.github.hiverules.testkit.bench;

import io.github.hiverules.Position;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import java.util.List;

/** The positions on which benchmarks run: openings, beetles before a gate, and mid-games of 18 to 26 pieces. */
@SuppressWarnings("ImmutableEnumChecker") // a perft table is immutable
public enum BenchmarkPosition {
    /** The base game's start. */
    BASE(PerftTables.starts().get(0), 6),
    /** The start with all expansions. */
    BASE_MLP(PerftTables.starts().get(7), 6),
    /** Two Beetles on the Queens, all expansions. */
    GATE(PerftTables.beetleGate(), 5),
    /** Nineteen pieces in play. */
    MID_19(midGame(19), 3),
    /** Twenty-four pieces in play. */
    MID_24(midGame(24), 3),
    /** Twenty-six pieces in play. */
    MID_26(midGame(26), 3);

    private final PerftTable table;
    private final int depth;

    BenchmarkPosition(PerftTable table, int depth) {
        this.table = table;
        this.depth = depth;
    }

    PerftTable table() {
        return table;
    }

    /** How deep perft counts here. */
    int depth() {
        return depth;
    }

    private static PerftTable midGame(int pieces) {
        List<PerftTable> midGames = PerftTables.midGames();
        return midGames.stream()
                .filter(table -> inPlay(table.position()) == pieces)
                .findFirst()
                .orElseThrow();
    }

    private static int inPlay(Position position) {
        return position.stacks().values().stream().mapToInt(List::size).sum();
    }
}
