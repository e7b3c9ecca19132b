package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;

/** Assertions about diagrams, in any test framework. When one fails, it shows the diagram and the difference. */
public final class DiagramAssertions {

    private DiagramAssertions() {}

    /**
     * Asserts that an engine lists all legal moves of a diagram's position and no others, whether the diagram mentions
     * them or not.
     *
     * @param diagram a diagram that has a game
     * @param engine the engine
     * @throws AssertionError if the moves differ
     * @throws IllegalArgumentException if no game leads to the diagram
     */
    public static void assertAgrees(RulebookDiagram diagram, MoveLister engine) {
        Objects.requireNonNull(engine, "engine");
        Game game = diagram.game().orElseThrow(() -> new IllegalArgumentException("no game leads to " + diagram));
        Collection<String> moves = engine.legalMoves(diagram.gameString().orElseThrow());
        failIfPresent(diagram, MoveComparison.compareMoveStrings(game, moves));
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
        Game game = Game.start(diagram.position());
        failIfPresent(diagram, MoveComparison.compare(game, legalMoves));
    }

    private static void failIfPresent(RulebookDiagram diagram, Optional<Difference> difference) {
        if (difference.isPresent()) {
            throw new AssertionError(difference.get().text() + "\n" + diagram.text());
        }
    }
}
