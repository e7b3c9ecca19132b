package io.github.hiverules.benchmarks;

import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;

/**
 * The positions of the benchmarks: starting positions, Beetles in front of a gate, and mid-games with 21 to 26 pieces
 * in play.
 */
@SuppressWarnings("ImmutableEnumChecker") // a perft table is immutable
public enum BenchmarkPosition {
    /** The start of the base game. */
    BASE(PerftTables.startPositions().get(0), 6),
    /** The start of the game with all expansions. */
    BASE_MLP(PerftTables.startPositions().get(7), 6),
    /** Two Beetles on the Queens, with all expansions. */
    GATE(PerftTables.beetleGate(), 5),
    /** The test kit's first mid-game: 21 pieces in play. */
    MID_1(PerftTables.midGames().get(0), 3),
    /** The tenth mid-game: 26 pieces, among them many Ants that are shut in. */
    MID_10(PerftTables.midGames().get(9), 3),
    /** The twelfth mid-game: 26 pieces. */
    MID_12(PerftTables.midGames().get(11), 3),
    /** The eighteenth mid-game: 25 pieces, with pockets. */
    MID_18(PerftTables.midGames().get(17), 3);

    private final PerftTable table;
    private final int depth;

    BenchmarkPosition(PerftTable table, int depth) {
        this.table = table;
        this.depth = depth;
    }

    PerftTable table() {
        return table;
    }

    /** Returns the depth of perft from this position. */
    int depth() {
        return depth;
    }
}
