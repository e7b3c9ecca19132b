package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.ReferenceRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

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
                    EngineAssertions.assertSameMoves(POSITION, moves);
                    EngineAssertions.assertSameMoveStrings(ROW, moveStrings());
                    EngineAssertions.assertSameMoveStrings(POSITION, moveStrings());
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
                        "game: Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-",
                        "marks: + a destination that it misses",
                        "wQ    wS1   bS1   bQ");
    }

    @Test
    void assertSameMoves_illegalMove_namesItWithRule() {
        List<Move> moves = new ArrayList<>(POSITION.legalMoves());
        moves.add(Move.move(Piece.of(Color.WHITE, Bug.SPIDER, 1), Hex.ORIGIN, Hex.of(0, -1)));

        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> EngineAssertions.assertSameMoves(POSITION, moves))
                .withMessageContainingAll("is illegal: wS1 ", ": HIVE-2 ", "position: ");
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
        Game resigned = ROW.resign(Color.WHITE);

        EngineAssertions.assertSameMoves(resigned, List.of());
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> EngineAssertions.assertSameMoves(resigned, POSITION.legalMoves()))
                .withMessageContaining(": the game is over");
    }
}
