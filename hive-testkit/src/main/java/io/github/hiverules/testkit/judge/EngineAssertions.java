package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Assertions that an engine lists all legal moves and no others, in any test framework. A failure names each wrong move
 * and draws the hive, with {@code +} where the engine misses a move and {@code x} where it lists an illegal one.
 *
 * <pre><code>
 * Game game = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
 * EngineAssertions.assertSameMoveStrings(game, myEngine.legalMovesAfter(GameString.writeForEngine(game)));
 * </code></pre>
 *
 * <p>Moves are compared by piece and cell. Their order does not matter, but no move may occur twice (rule PILLBUG-7).
 */
public final class EngineAssertions {

    private static final int MAX_DETAILS = 6;

    private EngineAssertions() {}

    /**
     * Asserts that an engine lists exactly the legal moves after a game.
     *
     * @param game a game; if it is over, no move is legal
     * @param engineMoves all moves that the engine calls legal after the game
     * @throws AssertionError if a move is missing, illegal or listed twice
     */
    public static void assertSameMoves(Game game, Collection<? extends Move> engineMoves) {
        compare(game, Objects.requireNonNull(engineMoves, "engineMoves"), "");
    }

    /**
     * Asserts the same as {@link #assertSameMoves} for moves as text.
     *
     * @param game a game; if it is over, no move is legal
     * @param engineMoves all moves that the engine calls legal after the game, in the notation of the Universal Hive
     *     Protocol; a destination may be named by any piece next to it
     * @throws AssertionError if a move is missing, illegal, listed twice or unreadable
     */
    public static void assertSameMoveStrings(Game game, Collection<String> engineMoves) {
        compare(game, Objects.requireNonNull(engineMoves, "engineMoves"), "");
    }

    /**
     * Asserts that an engine lists all legal moves of a diagram's position and no others, whether the diagram mentions
     * them or not. A failure also shows the diagram.
     *
     * @param diagram a diagram that has a game
     * @param engine lists all legal moves after a game, none if it is over; in the notation of the Universal Hive
     *     Protocol: from {@code Base;InProgress;White[2];wS1;bS1 wS1-} to moves such as {@code wQ -wS1}
     * @throws AssertionError if the moves differ
     * @throws IllegalArgumentException if no game leads to the diagram
     */
    public static void assertAgrees(RulebookDiagram diagram, Function<String, ? extends Collection<String>> engine) {
        Objects.requireNonNull(engine, "engine");
        Game game = diagram.game().orElseThrow(() -> new IllegalArgumentException("no game leads to " + diagram));
        Collection<String> moves =
                Objects.requireNonNull(engine.apply(diagram.gameString().orElseThrow()), "the engine's moves");
        compare(game, moves, "\n" + diagram.text());
    }

    /**
     * Asserts that a list has all legal moves of a diagram's position and no others, whether the diagram mentions them
     * or not. The moves have the cells of {@link RulebookDiagram#game()} and of {@link RulebookDiagram#position()},
     * which are the same.
     *
     * @param diagram the diagram
     * @param legalMoves all moves that your program calls legal
     * @throws AssertionError if the moves differ
     */
    public static void assertAgrees(RulebookDiagram diagram, Collection<? extends Move> legalMoves) {
        Objects.requireNonNull(legalMoves, "legalMoves");
        compare(Game.start(diagram.position()), legalMoves, "\n" + diagram.text());
    }

    private static void compare(Game game, Collection<?> listed, String context) {
        ListedMoves read = ListedMoves.read(game, listed);
        Position position = game.position();
        List<Move> missing = game.legalMoves().stream()
                .filter(move -> !read.moves().contains(move))
                .toList();
        List<Move> illegal =
                read.moves().stream().filter(move -> !game.isLegal(move)).toList();
        List<String> details = Stream.of(
                        read.problems().stream(),
                        read.twice().stream().map(move -> "lists twice: " + ListedMoves.textOrCells(position, move)),
                        missing.stream().map(move -> "misses: " + ListedMoves.textOrCells(position, move)),
                        illegal.stream()
                                .map(move -> "is illegal: " + ListedMoves.textOrCells(position, move) + ": "
                                        + why(game, move)))
                .flatMap(lines -> lines)
                .toList();
        if (!details.isEmpty()) {
            List<String> some = new ArrayList<>(details.subList(0, Math.min(MAX_DETAILS, details.size())));
            if (details.size() > MAX_DETAILS) {
                some.add("and " + (details.size() - MAX_DETAILS) + " more");
            }
            List<Move> wrong = Stream.concat(missing.stream(), illegal.stream()).toList();
            throw new AssertionError(Finding.of("wrong legal moves", some, details.size())
                            .withExample(game, wrong)
                            .text()
                    + context);
        }
    }

    /** Returns why a move is illegal after a game. */
    static String why(Game game, Move move) {
        return game.check(move)
                .map(violation ->
                        violation.rule().id() + " " + Sentences.english().violation(game.position(), violation))
                .orElse("the game is over");
    }
}
