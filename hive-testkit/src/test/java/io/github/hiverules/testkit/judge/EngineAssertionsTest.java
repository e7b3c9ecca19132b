package io.github.hiverules.testkit.judge;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.ReferenceRules;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.junit.RulebookDiagramSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

class EngineAssertionsTest {

    /** The white Queen and Spider, then the black Spider and Queen, in a row. */
    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");

    private static final Position POSITION = ROW.position();

    private static List<String> moveStrings() {
        return ReferenceRules.legalMoves(POSITION.setup()).stream()
                .map(move -> MoveString.write(move, POSITION))
                .toList();
    }

    @Test
    void assertSameMoves_allMovesInAnyOrder_passes() {
        Set<Move> moves = ReferenceRules.legalMoves(POSITION.setup());

        assertThatCode(() -> {
                    EngineAssertions.assertSameMoves(ROW, moves);
                    EngineAssertions.assertSameMoveStrings(ROW, moveStrings());
                })
                .doesNotThrowAnyException();
    }

    @Test
    void assertSameMoveStrings_missingMove_namesAndDrawsIt() {
        List<String> moves = new ArrayList<>(moveStrings());
        moves.removeIf(move -> move.startsWith("wQ "));

        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> EngineAssertions.assertSameMoveStrings(ROW, moves))
                .withMessageContainingAll(
                        "misses: wQ ",
                        "after Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-",
                        "marks: + a destination that it misses",
                        "wQ    wS1   bS1   bQ");
    }

    @Test
    void assertSameMoves_illegalMove_namesItWithRule() {
        List<Move> moves = new ArrayList<>(POSITION.legalMoves());
        moves.add(Move.move(Piece.of(Color.WHITE, Bug.SPIDER, 1), Hex.ORIGIN, Hex.of(0, -1)));

        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> EngineAssertions.assertSameMoves(Game.start(POSITION), moves))
                .withMessageContainingAll("is illegal: wS1 ", ": HIVE-2 ", "after the position ");
    }

    @Test
    void assertSameMoves_moveListedTwice_fails() {
        List<Move> moves = new ArrayList<>(POSITION.legalMoves());
        moves.add(moves.get(0));

        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> EngineAssertions.assertSameMoves(ROW, moves))
                .withMessageContaining("lists twice: ");
    }

    @Test
    void assertSameMoveStrings_unreadableMove_fails() {
        List<String> moves = new ArrayList<>(moveStrings());
        moves.add("up");

        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> EngineAssertions.assertSameMoveStrings(ROW, moves))
                .withMessageContaining("cannot be read: ");
    }

    @Test
    void assertSameMoves_gameIsOver_expectsNoMoves() {
        Game resigned = ROW.end(GameResult.resignationOf(Color.WHITE));

        EngineAssertions.assertSameMoves(resigned, List.of());
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> EngineAssertions.assertSameMoves(resigned, POSITION.legalMoves()))
                .withMessageContaining("END-3 Black wins");
    }

    @ParameterizedTest
    @RulebookDiagramSource(ruleset = "mlp.opening", withGame = true)
    void assertAgrees_engineThatListsLegalMoves_passes(RulebookDiagram diagram) {
        EngineAssertions.assertAgrees(diagram, EngineAssertionsTest::listedBySomeEngine);
        EngineAssertions.assertAgrees(diagram, diagram.position().legalMoves());
    }

    @Test
    void assertAgrees_wrongMoves_showsThemWithDiagram() {
        RulebookDiagram diagram = RulebookDiagrams.find("X44").orElseThrow();

        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> EngineAssertions.assertAgrees(diagram, game -> {
                    List<String> moves = new ArrayList<>(listedBySomeEngine(game));
                    moves.removeIf(move -> move.startsWith("bS1"));
                    moves.add("bS1 -wB1");
                    moves.add("up");
                    return moves;
                }))
                .withMessageContaining("misses: bS1 ")
                .withMessageContaining("is illegal: bS1 -wB1: SLIDE-2")
                .withMessageContaining("cannot be read: ")
                .withMessageContaining("marks: + a destination that it misses, x an illegal destination")
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
                .isThrownBy(() -> EngineAssertions.assertAgrees(diagram, without(moves, missing)))
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
                .isThrownBy(() -> EngineAssertions.assertAgrees(diagram, EngineAssertionsTest::listedBySomeEngine));
    }

    /** Stands in for a user's engine, which reads and writes texts. */
    private static List<String> listedBySomeEngine(String gameString) {
        Position position = GameString.read(gameString).position();
        List<String> texts = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            texts.add(MoveString.write(move, position));
        }
        return texts;
    }
}
