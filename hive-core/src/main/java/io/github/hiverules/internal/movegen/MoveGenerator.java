package io.github.hiverules.internal.movegen;

import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.movement.OwnMovementCount;
import io.github.hiverules.internal.movement.SoldierAntCount;
import io.github.hiverules.internal.packed.Bits;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.SortedCells;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.GameEnd;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.internal.rule.Placing;
import io.github.hiverules.internal.rule.QueenDuty;
import io.github.hiverules.internal.rule.Resting;
import io.github.hiverules.internal.rule.RuleFlags;
import io.github.hiverules.internal.rule.Throwing;
import io.github.hiverules.piece.Bug;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Counts and lists the legal moves of the loaded position, and checks single ones. Players move their own pieces, and
 * only those on top (TURN-2, COVER-1), or pass if they have no other move (PASS-1).
 */
public final class MoveGenerator {

    /** Weak, so that a thread does not keep alive the classes of an application that a server has unloaded. */
    private static final ThreadLocal<WeakReference<MoveGenerator>> THREAD_GENERATORS =
            ThreadLocal.withInitial(() -> new WeakReference<>(null));

    /** The generator that was made last, often the only one: finding it takes less time than a variable of a thread. */
    private static final AtomicReference<@Nullable MoveGenerator> NEWEST = new AtomicReference<>();

    /** An upper bound: each of n pieces reaches at most the 4n + 2 cells around the longest hive. */
    private static final int MAX_DESTINATIONS = PieceIds.COUNT * (4 * PieceIds.COUNT + 2);

    private final WeakReference<Thread> thread = new WeakReference<>(Thread.currentThread());
    private final Workspace workspace = new Workspace();
    private final SortedCells placements = new SortedCells();

    /** Scratch space for the segments of the list that is being built. */
    private final byte[] ids = new byte[PieceIds.COUNT];

    private final char[] firstIndexes = new char[PieceIds.COUNT + 1];
    private final char[] destinations = new char[MAX_DESTINATIONS];

    /** The number of moves of each piece in play, once counted. */
    private final int[] movements = new int[PieceIds.COUNT];

    /** For each piece in play, a number that is not less than the number of its moves. */
    private final int[] bounds = new int[PieceIds.COUNT];

    /** The workspace's {@link Workspace#loads} when the fields below were set. */
    private long loadsWhenPrepared;

    private boolean isCounted;
    private int count;
    private RuleFlags rules = RuleFlags.NONE;
    private int color;
    private int turnNumber;
    private int resting;
    private int throwers;
    private int liftable;

    private MoveGenerator() {}

    /** Returns the generator of this thread, which works on the position that the thread loaded last. */
    public static MoveGenerator forThread() {
        MoveGenerator last = NEWEST.get();
        if (last != null && last.thread.get() == Thread.currentThread()) {
            return last;
        }
        MoveGenerator generator = THREAD_GENERATORS.get().get();
        return generator == null ? newForThread() : generator;
    }

    /** Returns the workspace of this thread, with the given position loaded. */
    public static Workspace workspace(PackedPosition position) {
        Workspace workspace = forThread().workspace();
        workspace.load(position);
        return workspace;
    }

    private static MoveGenerator newForThread() {
        MoveGenerator generator = new MoveGenerator();
        THREAD_GENERATORS.set(new WeakReference<>(generator));
        NEWEST.set(generator);
        return generator;
    }

    public MoveGenerator load(PackedPosition position, RuleFlags newRules) {
        workspace.load(position);
        if (loadsWhenPrepared != workspace.loads() || rules != newRules) {
            rules = newRules;
            prepare(position.color(), position.turnNumber(), position.resting());
            loadsWhenPrepared = workspace.loads();
            isCounted = false;
        }
        return this;
    }

    private void prepare(int newColor, int newTurnNumber, int newResting) {
        color = newColor;
        turnNumber = newTurnNumber;
        resting = newResting;
        Board board = workspace.board();
        throwers = QueenDuty.allowsMovements(board, color) ? Throwing.throwers(board, color, resting) : 0;
        liftable = Throwing.liftable(board, throwers);
    }

    public Workspace workspace() {
        return workspace;
    }

    /** The number of legal moves; a forced pass counts as one. */
    public int count() {
        if (!isCounted) {
            count = recount();
            isCounted = true;
        }
        return count;
    }

    private int recount() {
        if (isOver()) {
            return 0;
        }
        int placeable = placeable();
        int sum = placeable == 0 ? 0 : Integer.bitCount(placeable) * Placing.count(workspace.board(), color);
        for (int remaining = movers(); remaining != 0; remaining &= remaining - 1) {
            int id = Integer.numberOfTrailingZeros(remaining);
            int moves = countMovements(id);
            movements[id] = moves;
            sum += moves;
        }
        return sum == 0 ? 1 : sum;
    }

    /**
     * Returns the total number of replies to all legal moves. Tries each move on the board, without making positions.
     * Afterward, a position must be loaded again.
     */
    public long countReplies() {
        MoveSegments moves = list();
        workspace.startTrials();
        int player = color;
        // Black's move ends a turn of both players.
        int replyTurn = turnNumber + player;
        boolean isFirst = Placing.isFirstPlacement(workspace.board(), player);
        long sum = 0;
        if (moves.isPass()) {
            prepare(1 - player, replyTurn, Resting.afterPass());
            sum = recount();
        }
        int segment = 0;
        while (segment < moves.segmentCount()) {
            int id = moves.id(segment);
            boolean isMovement = moves.isMovement(segment);
            long replies = 0;
            int start = moves.start(segment);
            for (int at = start; at < start + moves.size(segment); at++) {
                workspace.tryMove(id, (workspace.corner() + moves.destination(at)) & Cells.MASK);
                prepare(1 - player, replyTurn, Resting.after(id, isMovement, rules));
                replies += recount();
            }
            // A newly placed piece touches no opponent's piece that could copy or throw it, unless it is the player's
            // first piece. So its insect does not change the replies. By the time that six pieces could surround a
            // newly placed Queen, she is due and the only piece that may be placed.
            int similarSegments = isMovement || isFirst ? 1 : moves.placementSegments() - segment;
            sum += similarSegments * replies;
            segment += similarSegments;
        }
        workspace.endTrials();
        return sum;
    }

    /** Returns the code of a legal move, found without listing the others. */
    public int code(int index) {
        if (!isCounted) {
            count();
        }
        int remaining = Objects.checkIndex(index, count);
        int placeable = placeable();
        int cells = Placing.count(workspace.board(), color);
        int placements = Integer.bitCount(placeable) * cells;
        if (remaining < placements) {
            return MoveCodes.placement(Bits.get(placeable, remaining / cells), placementAt(remaining % cells));
        }
        remaining -= placements;
        for (int ids = movers(); ids != 0; ids &= ids - 1) {
            int id = Integer.numberOfTrailingZeros(ids);
            if (remaining < movements[id]) {
                return MoveCodes.movement(id, reachable(id).get(remaining));
            }
            remaining -= movements[id];
        }
        return MoveCodes.PASS;
    }

    /**
     * Returns the code of a legal move of a position, each with the same probability, or of the forced pass. Counts only
     * the moves of drawn pieces. The game must not be over.
     */
    public int random(PackedPosition position, RuleFlags newRules, RandomGenerator random) {
        // The caller's random numbers may come from code that asks about other positions, so this asks only once,
        // first.
        long number = random.nextLong();
        load(position, newRules);
        int placeable = placeable();
        int cells = placeable == 0 ? 0 : Placing.count(workspace.board(), color);
        int placements = Integer.bitCount(placeable) * cells;
        int movers = movers();
        int bound = placements + setBounds(movers);
        while (bound > 0) {
            int index = (int) (((number >>> Integer.SIZE) * bound) >>> Integer.SIZE);
            if (index < placements) {
                return MoveCodes.placement(Bits.get(placeable, index / cells), placementAt(index % cells));
            }
            index -= placements;
            int remaining = movers;
            int id = Integer.numberOfTrailingZeros(remaining);
            while (index >= bounds[id]) {
                index -= bounds[id];
                remaining &= remaining - 1;
                id = Integer.numberOfTrailingZeros(remaining);
            }
            boolean isAnt = isAnt(id);
            int moves = isAnt ? countMovements(id) : reachable(id).size();
            if (index < moves) {
                return MoveCodes.movement(
                        id,
                        isAnt
                                ? antAt(id, index, moves)
                                : workspace.destinations().get(index));
            }
            // A miss. Each move still has the same probability with the number of this piece's moves instead of its
            // bound.
            bound -= bounds[id] - moves;
            bounds[id] = moves;
            // The next number by the generator of Knuth's MMIX.
            number = number * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        }
        return MoveCodes.PASS;
    }

    /** Returns whether a piece is an Ant that cannot be thrown. */
    private boolean isAnt(int id) {
        return PieceIds.bugOf(id) == Bug.SOLDIER_ANT && (liftable >> id & 1) == 0;
    }

    /** Returns the destination at an index, in no particular order, of an Ant that cannot be thrown. */
    private int antAt(int id, int index, int count) {
        Board board = workspace.board();
        int cell = SoldierAntCount.get(board, board.cellOf(id), index, count);
        return (cell - workspace.corner()) & Cells.MASK;
    }

    /** Sets the bounds of pieces in play; returns their sum. */
    private int setBounds(int ids) {
        Board board = workspace.board();
        int throwsPerPiece = Neighborhoods.COUNT * Integer.bitCount(throwers);
        int sum = 0;
        for (int remaining = ids; remaining != 0; remaining &= remaining - 1) {
            int id = Integer.numberOfTrailingZeros(remaining);
            int cell = board.cellOf(id);
            int bound = PieceIds.colorOf(id) == color ? OwnMovementCount.bound(board, PieceIds.bugOf(id), cell) : 0;
            bound += (liftable >> id & 1) * throwsPerPiece;
            bounds[id] = OneHive.isPinnedWithoutHoles(board, cell) ? 0 : bound;
            sum += bounds[id];
        }
        return sum;
    }

    public MoveSegments list() {
        if (isOver()) {
            return MoveSegments.FINISHED_GAME;
        }
        int segments = 0;
        int end = 0;
        int cells = 0;
        int placeable = placeable();
        if (placeable != 0) {
            cells = listPlacements();
            end = cells;
        }
        for (int remaining = cells == 0 ? 0 : placeable; remaining != 0; remaining &= remaining - 1) {
            ids[segments] = (byte) Integer.numberOfTrailingZeros(remaining);
            firstIndexes[segments + 1] = (char) (firstIndexes[segments] + cells);
            segments++;
        }
        int placementSegments = segments;
        for (int remaining = movers(); remaining != 0; remaining &= remaining - 1) {
            int id = Integer.numberOfTrailingZeros(remaining);
            int start = end;
            end = reachable(id).copyTo(destinations, start);
            if (end > start) {
                ids[segments] = (byte) id;
                firstIndexes[segments + 1] = (char) (firstIndexes[segments] + end - start);
                segments++;
            }
        }
        return segments == 0
                ? MoveSegments.PASS_ONLY
                : new MoveSegments(
                        Arrays.copyOf(ids, segments),
                        placementSegments,
                        Arrays.copyOf(firstIndexes, segments + 1),
                        Arrays.copyOf(destinations, end));
    }

    public boolean canPlace(int id, int cell) {
        return !isOver() && (placeable() >> id & 1) != 0 && Placing.isAllowed(workspace.board(), color, cell);
    }

    /** Returns whether a piece in play can move or be thrown to a cell. */
    public boolean canReach(int id, int cell) {
        if (isOver() || (movers() >> id & 1) == 0) {
            return false;
        }
        if (isAnt(id)) {
            int from = workspace.board().cellOf(id);
            return !OneHive.isPinned(workspace, from) && SoldierAntCount.canReach(workspace, from, cell);
        }
        return reachable(id).contains(cell);
    }

    public int throwableBy(int thrower) {
        Board board = workspace.board();
        int throwerSet = throwers & 1 << thrower;
        if (isOver() || throwerSet == 0 || landingDirections(thrower) == 0) {
            return 0;
        }
        int thrown = 0;
        for (int remaining = Throwing.liftable(board, throwerSet) & movers();
                remaining != 0;
                remaining &= remaining - 1) {
            int id = Integer.numberOfTrailingZeros(remaining);
            if (!OneHive.isPinned(workspace, board.cellOf(id))) {
                thrown |= 1 << id;
            }
        }
        return thrown;
    }

    public int landingDirections(int thrower) {
        return Throwing.landings(workspace.board(), workspace.board().cellOf(thrower));
    }

    private int countMovements(int id) {
        if ((liftable >> id & 1) != 0) {
            return reachable(id).size();
        }
        int cell = workspace.board().cellOf(id);
        return OneHive.isPinned(workspace, cell)
                ? 0
                : OwnMovementCount.count(workspace, PieceIds.bugOf(id), cell, rules);
    }

    /** Returns the destination of the placement at an index, in ascending order. */
    private int placementAt(int index) {
        placements.clear();
        Placing.addCells(workspace.board(), color, workspace.corner(), placements);
        return placements.get(index);
    }

    private int listPlacements() {
        placements.clear();
        Placing.addCells(workspace.board(), color, workspace.corner(), placements);
        return placements.copyTo(destinations, 0);
    }

    private int placeable() {
        Board board = workspace.board();
        int next = Placing.nextPieces(board, color, rules.pieceSet());
        return QueenDuty.placeable(board, color, next, turnNumber, rules.tournamentOpening());
    }

    public boolean isOver() {
        return GameEnd.isOver(workspace.board());
    }

    /** Returns the pieces that may move or be thrown if they can. */
    private int movers() {
        Board board = workspace.board();
        return QueenDuty.allowsMovements(board, color)
                ? Resting.without((board.uncovered() & PieceIds.ofColor(color)) | liftable, resting)
                : 0;
    }

    private Destinations reachable(int id) {
        Board board = workspace.board();
        Destinations reachable = workspace.destinations();
        int cell = board.cellOf(id);
        reachable.clearFor(cell);
        if (!OneHive.isPinned(workspace, cell)) {
            if (PieceIds.colorOf(id) == color) {
                OwnMovement.add(board, PieceIds.bugOf(id), cell, rules, reachable);
            }
            if ((liftable >> id & 1) != 0) {
                Throwing.add(board, throwers, cell, reachable);
            }
        }
        return reachable;
    }
}
