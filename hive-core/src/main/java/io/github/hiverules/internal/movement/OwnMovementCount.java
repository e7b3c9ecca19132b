package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.CellCounts;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.RuleFlags;
import io.github.hiverules.piece.Bug;
import java.util.stream.Stream;

/** How many cells {@link OwnMovement} adds, usually without finding them; and bounds, which are quicker to find. */
public final class OwnMovementCount {

    private static final int ANT = Bugs.bit(Bug.SOLDIER_ANT);
    private static final int BEETLE = Bugs.bit(Bug.BEETLE);

    /** The insects that reach only cells to which an Ant can walk. */
    private static final int WALKERS = ANT | Bugs.bit(Bug.QUEEN_BEE) | Bugs.bit(Bug.SPIDER) | Bugs.bit(Bug.PILLBUG);

    /** The insects that reach cells to which neither an Ant can walk nor a Beetle can climb. */
    private static final int OTHERS = ~(WALKERS | BEETLE);

    /** Greater than any other bound: stands for the number of cells around the hive. */
    private static final byte ALL_AROUND = 64;

    private static final int SIZE = Neighborhoods.ALL + 1;

    /** Bounds of pieces on the ground, by insect and neighbors. */
    private static final byte[] BOUNDS = new byte[Bugs.COUNT * SIZE];

    static {
        for (Bug bug : Bug.values()) {
            for (int neighbors = 0; neighbors < SIZE; neighbors++) {
                BOUNDS[bug.ordinal() * SIZE + neighbors] = (byte) bound(bug, neighbors);
            }
        }
    }

    // Objects for the same reason as in OwnMovement.
    private static final Counter[] COUNTERS =
            Stream.of(Bug.values()).map(OwnMovementCount::counter).toArray(Counter[]::new);

    private OwnMovementCount() {}

    /** Counts the cells that one insect can reach. */
    private interface Counter {
        int count(Workspace workspace, Board board, int cell, RuleFlags rules);
    }

    /** Returns the number of cells that {@link OwnMovement#add} adds. */
    public static int count(Workspace workspace, Bug bug, int cell, RuleFlags rules) {
        return COUNTERS[bug.ordinal()].count(workspace, workspace.board(), cell, rules);
    }

    private static Counter counter(Bug bug) {
        return switch (bug) {
            case QUEEN_BEE -> (workspace, board, cell, rules) -> Integer.bitCount(QueenBeeMovement.steps(board, cell));
            case SPIDER -> (workspace, board, cell, rules) -> Long.bitCount(SpiderMovement.window(board, cell));
            case BEETLE ->
                (workspace, board, cell, rules) -> Integer.bitCount(BeetleMovement.steps(board, cell, rules));
            case GRASSHOPPER -> (workspace, board, cell, rules) -> Integer.bitCount(board.neighbors(cell));
            case SOLDIER_ANT -> (workspace, board, cell, rules) -> SoldierAntCount.count(workspace, cell);
            case MOSQUITO -> OwnMovementCount::countAsMosquito;
            case LADYBUG ->
                (workspace, board, cell, rules) -> Long.bitCount(LadybugMovement.window(board, cell, rules));
            case PILLBUG -> (workspace, board, cell, rules) -> Integer.bitCount(PillbugMovement.steps(board, cell));
        };
    }

    /** Returns a number that is not less than what {@link #count} returns, and quicker to find. */
    public static int bound(Board board, Bug bug, int cell) {
        int bits = board.bits(cell);
        int bound = BOUNDS[bug.ordinal() * SIZE + CellBits.neighbors(bits)];
        if (CellBits.height(bits) > 1) {
            return Neighborhoods.COUNT;
        }
        return bound < ALL_AROUND ? bound : bound - ALL_AROUND + CellCounts.perimeter(board.counts());
    }

    private static int bound(Bug bug, int neighbors) {
        int slides = Integer.bitCount(Neighborhoods.slides(neighbors));
        return switch (bug) {
            case QUEEN_BEE, PILLBUG -> slides;
            // At most three slides lead on from a cell.
            case SPIDER -> 9 * slides;
            case BEETLE -> slides + Integer.bitCount(neighbors);
            case GRASSHOPPER -> Integer.bitCount(neighbors);
            // Lifting an Ant adds only its own cell to those around the hive.
            case SOLDIER_ANT -> slides == 0 ? 0 : ALL_AROUND;
            case LADYBUG -> ALL_AROUND;
            case MOSQUITO -> ALL_AROUND + Integer.bitCount(neighbors);
        };
    }

    private static int countAsMosquito(Workspace workspace, Board board, int cell, RuleFlags rules) {
        int copied = MosquitoMovement.copiedBugs(board, cell);
        if (copied == 0) {
            return 0;
        }
        if ((copied & copied - 1) == 0) {
            return count(workspace, Bugs.first(copied), cell, rules);
        }
        if ((copied & ANT) != 0 && (copied & OTHERS) == 0) {
            int steps = (copied & BEETLE) == 0 ? 0 : BeetleMovement.steps(board, cell, rules);
            return SoldierAntCount.count(workspace, cell) + Integer.bitCount(board.neighbors(cell) & steps);
        }
        Destinations destinations = workspace.destinations();
        destinations.clearFor(cell);
        return OwnMovement.add(board, Bug.MOSQUITO, cell, rules, destinations).size();
    }
}
