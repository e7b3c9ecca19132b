package io.github.hiverules;

import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.internal.key.RepetitionTree;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A game: its start, its moves and its result. Each change returns a new game, which shares its past with the old one.
 */
public final class Game {

    private final @Nullable Game previous;
    private final @Nullable Move lastMove;
    private final int plyCount;
    private final Position position;
    private final GameResult result;

    /** The positions since the last placement, if a move followed it and the ruleset has the draw by repetition. */
    private final @Nullable RepetitionTree repetitions;

    /** A hash of the position's key, once computed. Threads that compute it at the same time write the same value. */
    private int keyHash;

    /**
     * An earlier game, in most cases much earlier: a short cut to the past. From any game, a number of steps that grows
     * with the logarithm of its length leads to any earlier one.
     */
    private final Game farther;

    private Game(
            @Nullable Game previous,
            @Nullable Move lastMove,
            int plyCount,
            Position position,
            @Nullable RepetitionTree repetitions,
            GameResult result) {
        this.previous = previous;
        this.lastMove = lastMove;
        this.plyCount = plyCount;
        this.position = position;
        this.repetitions = repetitions;
        this.result = result;
        this.farther = previous == null ? this : previous.fartherOfNext();
    }

    /**
     * Returns the short cut of the games that continue this one. If the last two short cuts on the way to the start skip
     * equal numbers of plies, both are joined to one.
     */
    private Game fartherOfNext() {
        Game middle = farther;
        boolean areEqual = plyCount - middle.plyCount == middle.plyCount - middle.farther.plyCount;
        return areEqual ? middle.farther : this;
    }

    /**
     * {@return a game without moves that starts on the empty table}
     *
     * @param ruleset the rules
     */
    public static Game start(Ruleset ruleset) {
        Objects.requireNonNull(ruleset, "ruleset");
        return start(Position.initial(ruleset));
    }

    /**
     * {@return a game without moves that starts in the given position}
     *
     * @param start the position before the first move
     */
    public static Game start(Position start) {
        Objects.requireNonNull(start, "start");
        return new Game(null, null, 0, start, null, GameResult.onBoard(start));
    }

    /**
     * {@return whether a move is legal now} No move is legal once the game has ended, however it ended. A
     * {@link Position} knows only about surrounded Queens.
     *
     * @param move the move
     */
    public boolean isLegal(Move move) {
        Objects.requireNonNull(move, "move");
        return !isOver() && position.isLegal(move);
    }

    /**
     * {@return why a move is illegal now, or empty if it is legal} After the end, every move is illegal (rule END-3).
     *
     * @param move the move
     */
    public Optional<Violation> check(Move move) {
        Objects.requireNonNull(move, "move");
        return isOver() ? Optional.of(gameOver()) : position.check(move);
    }

    /**
     * {@return why the piece cannot be moved, thrown or placed now, or empty if it can}
     *
     * @param piece the piece
     */
    public Optional<Violation> check(Piece piece) {
        Objects.requireNonNull(piece, "piece");
        return isOver() ? Optional.of(gameOver()) : position.check(piece);
    }

    private Violation gameOver() {
        return MoveExplainer.gameOver(position, result);
    }

    /** {@return all legal moves, to be played with {@link #play(Move)}; none once the game has ended} */
    public LegalMoves legalMoves() {
        return new LegalMoves(position, isOver());
    }

    /**
     * {@return the game after the given move} The game ends if the move surrounds a Queen, or if the ruleset has the
     * draw by repetition (rule DRAW-2) and the position comes up for the third time.
     *
     * @param move the move
     * @throws IllegalMoveException if the move is illegal or the game has ended
     */
    public Game play(Move move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(position, move, check(move).orElseThrow());
        }
        return after(move);
    }

    /**
     * {@return the game after the given move as {@link #play(Move)} returns it, or empty if the move is illegal or the
     * game has ended} It costs less than a check before a call of {@code play}.
     *
     * @param move the move
     */
    public Optional<Game> playIfLegal(Move move) {
        return isLegal(move) ? Optional.of(after(move)) : Optional.empty();
    }

    private Game after(Move legal) {
        Position next = position.after(legal);
        RepetitionTree tree = legal instanceof Move.Placement || !ruleset().has(Toggle.REPETITION_DRAW)
                ? null
                : withPosition(repetitions == null ? withPosition(null, position) : repetitions, next);
        Game game = new Game(this, legal, plyCount + 1, next, tree, GameResult.onBoard(next));
        return tree != null && tree.isDraw()
                ? game.withResult(new GameResult(Outcome.DRAW, GameResult.Ending.REPETITION))
                : game;
    }

    private static RepetitionTree withPosition(@Nullable RepetitionTree tree, Position position) {
        return new RepetitionTree(tree, position.packed(), position.key());
    }

    /**
     * {@return the game after the given moves}
     *
     * @param moves the moves, in order
     * @throws IllegalMoveException at the first illegal move
     */
    public Game playAll(Iterable<? extends Move> moves) {
        Game game = this;
        for (Move move : moves) {
            game = game.play(move);
        }
        return game;
    }

    /**
     * {@return the game before the last move, still in progress} To take back a resignation, a loss on time or an
     * agreement and keep all moves, use {@link #reopen()}; to redo moves, {@link GameCursor}.
     *
     * @throws IllegalStateException if no move was made
     */
    public Game undo() {
        if (previous == null) {
            throw new IllegalStateException("no move to undo");
        }
        return previous;
    }

    /**
     * {@return the game as it was after the given number of moves} A {@link GameCursor} steps back and forward.
     *
     * @param plies the number of moves, from 0 (the start) to {@link #plyCount()} (this game itself, with its result)
     * @throws IndexOutOfBoundsException if the game has fewer moves, or the number is negative
     */
    public Game upTo(int plies) {
        checkPly(plies);
        Game game = this;
        while (game.plyCount > plies) {
            game = game.farther.plyCount >= plies ? game.farther : game.undo();
        }
        return game;
    }

    /** Throws if this game has fewer moves. */
    void checkPly(int plies) {
        if (plies < 0 || plies > plyCount) {
            throw new IndexOutOfBoundsException("no ply " + plies + " in a game of " + plyCount);
        }
    }

    /**
     * {@return this game with all its moves, in progress again if it ended by resignation, loss on time or agreement}
     * To take back a move, use {@link #undo()}.
     */
    public Game reopen() {
        return result.ending().isDeclared() ? withResult(GameResult.IN_PROGRESS) : this;
    }

    /**
     * {@return this game, ended by resignation, loss on time or agreement (rules RESIGN-1, DRAW-1)}
     *
     * @param newResult the result, such as {@link GameResult#resignationOf(Color)} or {@link
     *     GameResult#drawByAgreement()}
     * @throws IllegalStateException if the game has ended already
     * @throws IllegalArgumentException if only moves can lead to this result
     */
    public Game end(GameResult newResult) {
        Objects.requireNonNull(newResult, "newResult");
        if (isOver()) {
            throw new IllegalStateException("the game has already ended: " + result);
        }
        if (!newResult.ending().isDeclared()) {
            throw new IllegalArgumentException("only moves can lead to this result: " + newResult);
        }
        return withResult(newResult);
    }

    /**
     * {@return this game on a board rotated or mirrored around the origin}
     *
     * @param symmetry how to rotate or mirror the board
     */
    public Game transformed(Symmetry symmetry) {
        Objects.requireNonNull(symmetry, "symmetry");
        Game game = start(startPosition().transformed(symmetry));
        for (Move move : moves()) {
            game = game.play(move.transformed(symmetry));
        }
        return game.withResult(result);
    }

    /** {@return the position after the last move} */
    public Position position() {
        return position;
    }

    /** {@return the position before the first move} */
    public Position startPosition() {
        return upTo(0).position;
    }

    /** {@return the rules of this game} */
    public Ruleset ruleset() {
        return position.ruleset();
    }

    /** {@return the player to move or, after the end, the player whose turn it would be} */
    public Color sideToMove() {
        return position.sideToMove();
    }

    /** {@return whether the game has ended, by its moves, its players or a clock} */
    public boolean isOver() {
        return result.outcome().isOver();
    }

    /** {@return how the game ended, or {@link GameResult#IN_PROGRESS} if it goes on} */
    public GameResult result() {
        return result;
    }

    /** {@return the number of moves made} */
    public int plyCount() {
        return plyCount;
    }

    /** {@return all moves in the order of play, as a view of this game} */
    public List<Move> moves() {
        return new Past<>(plyCount, index -> Objects.requireNonNull(upTo(index + 1).lastMove));
    }

    /** {@return the last move, or empty if none was made} */
    public Optional<Move> lastMove() {
        return Optional.ofNullable(lastMove);
    }

    /** {@return all positions from the start to now, one more than there are moves, as a view of this game} */
    public List<Position> positions() {
        return new Past<>(plyCount + 1, ply -> upTo(ply).position);
    }

    /**
     * {@return how many times the position has come up, including now; see {@link Position#isRepetitionOf(Position)}}
     * Unless the ruleset has the draw by repetition, this takes time proportional to the number of moves since the last
     * placement.
     */
    public int occurrences() {
        if (repetitions != null) {
            return repetitions.occurrences();
        }
        int count = 1;
        Game game = this;
        while (game.previous != null && !(game.lastMove instanceof Move.Placement)) {
            game = game.previous;
            count += game.keyHash() == keyHash() && game.position.isRepetitionOf(position) ? 1 : 0;
        }
        return count;
    }

    private int keyHash() {
        int known = keyHash;
        if (known == 0) {
            known = Long.hashCode(position.key());
            keyHash = known;
        }
        return known;
    }

    /**
     * {@return how many times the most frequent position of this game has come up: with 3 or more, it would have been a
     * draw by repetition (rule DRAW-2)} Takes time proportional to the number of moves.
     */
    public int maxOccurrences() {
        RepetitionTree tree = null;
        int most = 0;
        for (Game each = this; each != null; each = each.previous) {
            tree = withPosition(tree, each.position);
            most = Math.max(most, tree.occurrences());
        }
        return most;
    }

    /** Returns whether the other object is a game with an equal start, the same moves and the same result. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Game that
                && plyCount == that.plyCount
                && result.equals(that.result)
                && hasSamePast(that);
    }

    @SuppressWarnings("ReferenceEquality") // Variations of one game share their past, which is equal to itself.
    private boolean hasSamePast(Game other) {
        Game mine = this;
        Game theirs = other;
        while (mine != theirs && mine.plyCount > 0) {
            if (!Objects.equals(mine.lastMove, theirs.lastMove)) {
                return false;
            }
            mine = mine.undo();
            theirs = theirs.undo();
        }
        return mine.position.equals(theirs.position);
    }

    /** Mixes all moves thoroughly: the hashes of cells and moves are so simple that two changes often undo each other. */
    @Override
    public int hashCode() {
        int hash = startPosition().hashCode();
        for (Game game = this; game.previous != null; game = game.previous) {
            hash = (hash ^ Objects.hashCode(game.lastMove)) * 0x9E3779B1;
            hash ^= hash >>> 15;
        }
        return hash;
    }

    /** {@return the last move, the player to move, the outcome and the ruleset, for logs} */
    @Override
    public String toString() {
        return "Game[" + plyCount + (plyCount == 1 ? " ply, " : " plies, ")
                + (lastMove == null ? "" : "last " + lastMove + ", ")
                + position.sideToMove() + " turn " + position.turnNumber() + ", "
                + result.outcome() + ", " + position.ruleset() + "]";
    }

    private Game withResult(GameResult newResult) {
        return new Game(previous, lastMove, plyCount, position, repetitions, newResult);
    }

    /** A view of a game's past, which keeps nothing: a list for each ply would take memory that grows with its square. */
    private static final class Past<T> extends AbstractList<T> implements RandomAccess {

        private final int size;
        private final IntFunction<T> element;

        Past(int size, IntFunction<T> element) {
            this.size = size;
            this.element = element;
        }

        @Override
        public T get(int index) {
            Objects.checkIndex(index, size);
            return element.apply(index);
        }

        @Override
        public int size() {
            return size;
        }
    }
}
