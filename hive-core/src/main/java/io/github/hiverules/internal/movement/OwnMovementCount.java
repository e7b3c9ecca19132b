package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.CellCounts;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.FreedomToMove;
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

    /** The pieces to which {@link #quickBound} does not apply. */
    public static final int WITHOUT_QUICK_BOUND = PieceIds.ofBug(Bug.SPIDER) | PieceIds.ofBug(Bug.MOSQUITO);

    /** Stands for the number of cells around the hive, which is at most 4n + 2 for n pieces. */
    private static final byte ALL_AROUND = Byte.MAX_VALUE;

    private static final int SIZE = Neighborhoods.ALL + 1;

    /** Quick bounds of pieces on the ground, by insect and neighbors. */
    private static final byte[] BOUNDS = new byte[Bugs.COUNT * SIZE];

    /** The same in a hive without holes, where each piece that touches others in more than one arc is pinned. */
    private static final byte[] BOUNDS_WITHOUT_HOLES = new byte[Bugs.COUNT * SIZE];

    static {
        for (Bug bug : Bug.values()) {
            for (int neighbors = 0; neighbors < SIZE; neighbors++) {
                int index = bug.ordinal() * SIZE + neighbors;
                BOUNDS[index] = (byte) quickBound(bug, neighbors);
                BOUNDS_WITHOUT_HOLES[index] = Neighborhoods.arcs(neighbors) > 1 ? 0 : BOUNDS[index];
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
    public static int bound(Workspace workspace, Bug bug, int cell, RuleFlags rules) {
        return switch (bug) {
            case SPIDER -> count(workspace, bug, cell, rules);
            case MOSQUITO -> {
                int sum = 0;
                for (int remaining = MosquitoMovement.copiedBugs(workspace.board(), cell);
                        remaining != 0;
                        remaining &= remaining - 1) {
                    sum += bound(workspace, Bugs.first(remaining), cell, rules);
                }
                yield sum;
            }
            case QUEEN_BEE, BEETLE, GRASSHOPPER, SOLDIER_ANT, LADYBUG, PILLBUG ->
                quickBound(workspace.board(), bug, cell);
        };
    }

    /** Returns a {@link #bound} that is 0 for a pinned piece in a hive without holes. Takes only one look-up. */
    public static int quickBound(Board board, Bug bug, int cell) {
        int bits = board.bits(cell);
        if (CellBits.height(bits) > 1) {
            return Neighborhoods.COUNT;
        }
        byte[] bounds = board.holes() == 0 ? BOUNDS_WITHOUT_HOLES : BOUNDS;
        int bound = bounds[bug.ordinal() * SIZE + CellBits.neighbors(bits)];
        return Math.min(bound, CellCounts.perimeter(board.counts()));
    }

    private static int quickBound(Bug bug, int neighbors) {
        int slides = Integer.bitCount(FreedomToMove.groundSteps(neighbors));
        return switch (bug) {
            case QUEEN_BEE, PILLBUG -> slides;
            case BEETLE -> slides + Integer.bitCount(neighbors);
            case GRASSHOPPER -> Integer.bitCount(neighbors);
            // Lifting an Ant adds only its own cell to those around the hive.
            case SOLDIER_ANT -> slides == 0 ? 0 : ALL_AROUND;
            case SPIDER, MOSQUITO, LADYBUG -> ALL_AROUND;
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
