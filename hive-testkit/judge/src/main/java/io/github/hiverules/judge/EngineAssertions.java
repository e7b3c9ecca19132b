package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;

/**
 * Assertions that an engine lists all legal moves and no others. A failure names each wrong move and draws the hive,
 * with {@code +} where the engine misses a move and {@code x} where it lists an illegal one.
 *
 * <pre><code>
 * Game game = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
 * EngineAssertions.assertSameMoveStrings(game, myEngine.legalMovesAfter(GameString.writeForEngine(game)));
 * </code></pre>
 *
 * <p>Moves are compared by piece and cell. Their order does not matter, but no move may occur twice (rule PILLBUG-7).
 */
public final class EngineAssertions {

    private EngineAssertions() {}

    /**
     * Asserts that an engine lists exactly the legal moves after a game.
     *
     * @param game a game; if it is over, no move is legal
     * @param engineMoves all moves that the engine calls legal after the game
     * @throws AssertionError if a move is missing, illegal or listed twice
     */
    public static void assertSameMoves(Game game, Collection<? extends Move> engineMoves) {
        Objects.requireNonNull(engineMoves, "engineMoves");
        failIfPresent(MoveComparison.compare(game, engineMoves));
    }

    /**
     * Asserts that an engine lists exactly the legal moves of a position.
     *
     * @param position a position
     * @param engineMoves all moves that the engine calls legal there
     * @throws AssertionError if a move is missing, illegal or listed twice
     */
    public static void assertSameMoves(Position position, Collection<? extends Move> engineMoves) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(engineMoves, "engineMoves");
        assertSameMoves(Game.start(position), engineMoves);
    }

    /**
     * Asserts the same as {@link #assertSameMoves(Game, Collection)} for moves as text.
     *
     * @param game a game; if it is over, no move is legal
     * @param engineMoves all moves that the engine calls legal after the game, in the notation of the Universal Hive
     *     Protocol; a destination may be named by any piece next to it
     * @throws AssertionError if a move is missing, illegal, listed twice or unreadable
     */
    public static void assertSameMoveStrings(Game game, Collection<String> engineMoves) {
        Objects.requireNonNull(engineMoves, "engineMoves");
        failIfPresent(MoveComparison.compareMoveStrings(game, engineMoves));
    }

    /**
     * Asserts the same as {@link #assertSameMoves(Position, Collection)} for moves as text.
     *
     * @param position a position
     * @param engineMoves all moves that the engine calls legal there, in the notation of the Universal Hive Protocol;
     *     a destination may be named by any piece next to it
     * @throws AssertionError if a move is missing, illegal, listed twice or unreadable
     */
    public static void assertSameMoveStrings(Position position, Collection<String> engineMoves) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(engineMoves, "engineMoves");
        assertSameMoveStrings(Game.start(position), engineMoves);
    }

    private static void failIfPresent(Optional<Difference> difference) {
        difference.ifPresent(found -> {
            throw new AssertionError(found.text());
        });
    }
}
