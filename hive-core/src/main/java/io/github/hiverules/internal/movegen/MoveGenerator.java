package io.github.hiverules.internal.movegen;

import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.packed.CellRows;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.internal.rule.Placing;
import io.github.hiverules.internal.rule.QueenDuty;
import io.github.hiverules.internal.rule.Surrounded;
import java.util.Arrays;

/** The legal moves of the position that its thread asks about: counted, listed, or those of one piece. */
public final class MoveGenerator {

    private static final ThreadLocal<MoveGenerator> OF_THREAD = ThreadLocal.withInitial(MoveGenerator::new);

    /** More moves than any position has: at most 28 pieces, each with fewer cells round the hive than there are here. */
    private static final int MAX_MOVES = 4096;

    private final Workspace workspace = new Workspace();
    private final CellRows cellRows = new CellRows();
    private final int[] codes = new int[MAX_MOVES];
    private Rules rules = Rules.NONE;
    private int color;
    private int turnNumber;
    private int resting;
    private int throwers;
    private int liftable;

    private MoveGenerator() {}

    /** The generator of this thread; what it knows is good until the thread asks about another position. */
    public static MoveGenerator ofThread() {
        return OF_THREAD.get();
    }

    /** Says whose turn it is in the hive to which the workspace was brought; a resting piece's id is -1 if there is none. */
    public MoveGenerator at(Rules newRules, int ply, int newResting) {
        rules = newRules;
        color = ply & 1;
        turnNumber = (ply >> 1) + 1;
        resting = newResting;
        throwers = Throwers.of(workspace.hive(), color, resting);
        liftable = Throwers.liftable(workspace.hive(), throwers);
        return this;
    }

    /** The workspace with the hive. */
    public Workspace workspace() {
        return workspace;
    }

    /** How many legal moves there are, a forced pass counted as one. */
    public int count() {
        if (isOver()) {
            return 0;
        }
        int placeable = placeable();
        int count = placeable == 0 ? 0 : Integer.bitCount(placeable) * Placing.count(workspace.hive(), color);
        if (queenInPlay()) {
            for (int rest = movers(); rest != 0; rest &= rest - 1) {
                count += countOf(Integer.numberOfTrailingZeros(rest));
            }
        }
        return Math.max(count, 1);
    }

    /** The codes of all legal moves in order, destinations counted from the given corner of the window. */
    public int[] list(int corner) {
        return Arrays.copyOf(codes, fill(corner));
    }

    /** Whether a piece can be placed on a cell. */
    public boolean places(int id, int cell) {
        return !isOver() && (placeable() >> id & 1) != 0 && Placing.allowed(workspace.hive(), color, cell);
    }

    /** Whether a piece in play can go or be thrown to a cell. */
    public boolean reaches(int id, int cell) {
        return !isOver()
                && queenInPlay()
                && (movers() >> id & 1) != 0
                && reach(id).contains(cell);
    }

    /** Whether a piece on top of its cell can throw what stands on one cell, which may be thrown, to another. */
    public boolean throwsTo(int thrower, int from, int to) {
        Destinations destinations = workspace.destinations();
        destinations.start(from);
        Throwers.add(workspace.hive(), throwers & 1 << thrower, from, destinations);
        return destinations.contains(to);
    }

    private int fill(int corner) {
        if (isOver()) {
            return 0;
        }
        int count = fillPlacements(corner);
        if (queenInPlay()) {
            for (int rest = movers(); rest != 0; rest &= rest - 1) {
                int id = Integer.numberOfTrailingZeros(rest);
                count = reach(id).copyTo(codes, count, MoveCodes.movements(id));
            }
        }
        if (count == 0) {
            codes[count++] = MoveCodes.PASS;
        }
        return count;
    }

    private int fillPlacements(int corner) {
        int ids = placeable();
        if (ids == 0) {
            return 0;
        }
        Placing.addCells(workspace.hive(), color, corner, cellRows);
        int first = MoveCodes.placements(Integer.numberOfTrailingZeros(ids));
        int count = cellRows.drainTo(codes, first);
        int end = count;
        for (int rest = ids & (ids - 1); rest != 0; rest &= rest - 1) {
            int change = MoveCodes.placements(Integer.numberOfTrailingZeros(rest)) - first;
            for (int index = 0; index < count; index++) {
                codes[end++] = codes[index] + change;
            }
        }
        return end;
    }

    private int placeable() {
        int hand = rules.inSet() & PieceIds.ofColor(color) & ~workspace.hive().inPlay();
        return QueenDuty.placeable(workspace.hive(), color, PieceIds.next(hand), turnNumber, rules.tournamentOpening());
    }

    private boolean isOver() {
        return Surrounded.queenOf(workspace.hive(), 0) || Surrounded.queenOf(workspace.hive(), 1);
    }

    private boolean queenInPlay() {
        return (workspace.hive().inPlay() >> PieceIds.queen(color) & 1) != 0;
    }

    private int movers() {
        int resters = resting < 0 ? 0 : 1 << resting;
        return ((workspace.hive().uncovered() & PieceIds.ofColor(color)) | liftable) & ~resters;
    }

    private int countOf(int id) {
        if ((liftable >> id & 1) != 0) {
            return reach(id).size();
        }
        return OneHive.isPinned(workspace, workspace.hive().cellOf(id))
                ? 0
                : OwnMovement.count(workspace, id, rules.gatesAboveGround());
    }

    private Destinations reach(int id) {
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
}
