package io.github.hiverules.testkit.junit;

import io.github.hiverules.Move;
import io.github.hiverules.testkit.DiagramDifferences;
import io.github.hiverules.testkit.MoveLister;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.Collection;
import org.opentest4j.AssertionFailedError;

/** Assertions about diagrams that show the diagram when they fail. */
public final class DiagramAssertions {

    private DiagramAssertions() {}

    /**
     * Asserts that an engine calls legal what the diagram calls legal, and nothing that the diagram refuses.
     *
     * @param diagram the diagram, one with a game
     * @param engine the engine
     * @throws AssertionFailedError if both differ
     * @throws IllegalArgumentException if no game leads to the diagram
     */
    public static void assertAgrees(RulebookDiagram diagram, MoveLister engine) {
        String game =
                diagram.gameString().orElseThrow(() -> new IllegalArgumentException("no game leads to " + diagram));
        assertEmpty(diagram, diagram.compareMoveStrings(engine.legalMoves(game)));
    }

    /**
     * Asserts that a list of moves has what the diagram calls legal, and nothing that the diagram refuses.
     *
     * @param diagram the diagram
     * @param legalMoves all moves that are called legal
     * @throws AssertionFailedError if both differ
     */
    public static void assertAgrees(RulebookDiagram diagram, Collection<? extends Move> legalMoves) {
        assertEmpty(diagram, diagram.compare(legalMoves));
    }

    private static void assertEmpty(RulebookDiagram diagram, DiagramDifferences differences) {
        if (!differences.isEmpty()) {
            throw new AssertionFailedError(differences + "\n" + diagram.text());
        }
    }
}
