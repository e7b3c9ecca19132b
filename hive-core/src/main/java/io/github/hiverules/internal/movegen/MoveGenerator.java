package io.github.hiverules.internal.movegen;

import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.internal.rule.Placing;
import io.github.hiverules.internal.rule.QueenDuty;
import io.github.hiverules.internal.rule.Surrounded;
import java.util.Arrays;

/** All legal moves of the position to which a workspace was brought: counted, listed, or those of one piece. */
public final class MoveGenerator {

    /** More moves than any position has. */
    public static final int MAX_MOVES = 4096;

    private final Workspace workspace;
    private final Rules rules;
    private final int color;
    private final int turnNumber;
    private final int resting;

    /** For the turn after a number of plies; the resting piece's id is -1 if nothing rests. */
    public MoveGenerator(Workspace workspace, Rules rules, int ply, int resting) {
        this.workspace = workspace;
        this.rules = rules;
        this.color = ply & 1;
        this.turnNumber = (ply >> 1) + 1;
        this.resting = resting;
    }

    /** How many legal moves there are, a forced pass counted as one. */
    public int count() {
        if (isOver()) {
            return 0;
        }
        int count = Integer.bitCount(placeable()) == 0 ? 0 : placementCells() * Integer.bitCount(placeable());
        if (queenInPlay()) {
            int throwers = throwers();
            int liftable = Throwers.liftable(workspace.hive(), throwers);
            for (int rest = movers(liftable); rest != 0; rest &= rest - 1) {
                count += reach(Integer.numberOfTrailingZeros(rest), throwers, liftable)
                        .size();
            }
        }
        return Math.max(count, 1);
    }

    /** Writes the codes of all legal moves in order; returns how many there are. The corner is that of the window. */
    public int list(int corner, int[] target) {
        if (isOver()) {
            return 0;
        }
        int count = listPlacements(corner, target);
        if (queenInPlay()) {
            int throwers = throwers();
            int liftable = Throwers.liftable(workspace.hive(), throwers);
            for (int rest = movers(liftable); rest != 0; rest &= rest - 1) {
                int id = Integer.numberOfTrailingZeros(rest);
                int end = reach(id, throwers, liftable).copyTo(target, count);
                encode(MoveCodes.movements(id), corner, target, count, end);
                count = end;
            }
        }
        if (count == 0) {
            target[count++] = MoveCodes.PASS;
        }
        return count;
    }

    /** Whether a piece in play can go or be thrown to a cell. */
    public boolean reaches(int id, int cell) {
        int throwers = throwers();
        int liftable = Throwers.liftable(workspace.hive(), throwers);
        return !isOver()
                && queenInPlay()
                && (movers(liftable) >> id & 1) != 0
                && reach(id, throwers, liftable).contains(cell);
    }

    /** Whether a piece on top of its cell can throw what stands on one cell to another. */
    public boolean throwsTo(int thrower, int from, int to) {
        Hive hive = workspace.hive();
        int throwers = throwers() & 1 << thrower;
        Destinations destinations = workspace.destinations();
        destinations.start(from);
        Throwers.add(hive, throwers, from, destinations);
        return (Throwers.liftable(hive, throwers) >> hive.top(from) & 1) != 0 && destinations.contains(to);
    }

    /** The kinds that may be placed now, as the pieces of lowest number in hand. */
    public int placeable() {
        int hand = rules.inSet() & PieceIds.ofColor(color) & ~workspace.hive().inPlay();
        int bugs = QueenDuty.placeable(!queenInPlay(), turnNumber, rules.tournamentOpening());
        int next = 0;
        int seen = 0;
        for (int rest = hand; rest != 0; rest &= rest - 1) {
            int id = Integer.numberOfTrailingZeros(rest);
            int bug = 1 << PieceIds.bugOf(id);
            if ((bugs & ~seen & bug) != 0) {
                next |= 1 << id;
            }
            seen |= bug;
        }
        return next;
    }

    private int listPlacements(int corner, int[] target) {
        int ids = placeable();
        int count = ids == 0 ? 0 : placementCells();
        int[] cells = workspace.queue();
        int end = 0;
        for (int rest = ids; rest != 0; rest &= rest - 1) {
            System.arraycopy(cells, 0, target, end, count);
            encode(MoveCodes.placements(Integer.numberOfTrailingZeros(rest)), corner, target, end, end + count);
            end += count;
        }
        return end;
    }

    /** Leaves the cells in the queue. */
    private int placementCells() {
        return Placing.cells(workspace.hive(), color, workspace.marks(), workspace.queue());
    }

    private boolean isOver() {
        return Surrounded.queenOf(workspace.hive(), 0) || Surrounded.queenOf(workspace.hive(), 1);
    }

    private boolean queenInPlay() {
        return (workspace.hive().inPlay() >> PieceIds.queen(color) & 1) != 0;
    }

    private int throwers() {
        return Throwers.of(workspace.hive(), color, resting);
    }

    private int movers(int liftable) {
        int resters = resting < 0 ? 0 : 1 << resting;
        return ((workspace.hive().uncovered() & PieceIds.ofColor(color)) | liftable) & ~resters;
    }

    private Destinations reach(int id, int throwers, int liftable) {
        Hive hive = workspace.hive();
        Destinations destinations = workspace.destinations();
        int cell = hive.cellOf(id);
        destinations.start(cell);
        if (!OneHive.isPinned(workspace, cell)) {
            if (PieceIds.colorOf(id) == color) {
                OwnMovement.add(workspace, id, rules.gatesAboveGround());
            }
            if ((liftable >> id & 1) != 0) {
                Throwers.add(hive, throwers, cell, destinations);
            }
        }
        return destinations;
    }

    private static void encode(int base, int corner, int[] target, int start, int end) {
        for (int index = start; index < end; index++) {
            target[index] = base | ((target[index] - corner) & Cells.MASK);
        }
        Arrays.sort(target, start, end);
    }
}
