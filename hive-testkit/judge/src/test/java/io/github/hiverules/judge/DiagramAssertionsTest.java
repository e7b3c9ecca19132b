package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.junit.RulebookDiagramSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

class DiagramAssertionsTest {

    @ParameterizedTest
    @RulebookDiagramSource(ruleset = "mlp.opening", withGame = true)
    void assertAgrees_engineThatListsLegalMoves_passes(RulebookDiagram diagram) {
        DiagramAssertions.assertAgrees(diagram, DiagramAssertionsTest::moveStrings);
        DiagramAssertions.assertAgrees(diagram, diagram.position().legalMoves());
    }

    @Test
    void assertAgrees_wrongMoves_showsThemWithDiagram() {
        RulebookDiagram diagram = RulebookDiagrams.find("X44").orElseThrow();

        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> DiagramAssertions.assertAgrees(diagram, game -> {
                    List<String> moves = new ArrayList<>(moveStrings(game));
                    moves.removeIf(move -> move.startsWith("bS1"));
                    moves.add("bS1 -wB1");
                    moves.add("up");
                    return moves;
                }))
                .withMessageContaining("misses: bS1 ")
                .withMessageContaining("is illegal: bS1 -wB1: SLIDE-2")
                .withMessageContaining("cannot be read: ")
                .withMessageContaining("marks: + a destination that it misses, x an illegal one")
                .withMessageContaining("x     wB1   .     wS1");
    }

    /** A diagram states the moves of only some pieces, but the check includes the others. */
    @Test
    void assertAgrees_missingMoveThatDiagramDoesNotState_fails() {
        RulebookDiagram diagram = RulebookDiagrams.find("X44").orElseThrow();
        List<Move> moves = new ArrayList<>(diagram.position().legalMoves());
        Move missing = moves.stream()
                .filter(move -> diagram.agreesWith(without(moves, move)))
                .findFirst()
                .orElseThrow();

        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> DiagramAssertions.assertAgrees(diagram, without(moves, missing)))
                .withMessageContaining("misses: " + MoveString.write(missing, diagram.position()))
                .withMessageContaining(diagram.text());
    }

    private static List<Move> without(List<Move> moves, Move move) {
        return moves.stream().filter(listed -> !listed.equals(move)).toList();
    }

    @Test
    void assertAgrees_engineAndDiagramWithoutGame_throws() {
        RulebookDiagram diagram = RulebookDiagrams.find("R01a").orElseThrow();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> DiagramAssertions.assertAgrees(diagram, DiagramAssertionsTest::moveStrings));
    }

    /** Stands in for a user's engine, which reads and writes texts. */
    private static List<String> moveStrings(String gameString) {
        Position position = GameString.read(gameString).position();
        List<String> texts = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            texts.add(MoveString.write(move, position));
        }
        return texts;
    }
}
