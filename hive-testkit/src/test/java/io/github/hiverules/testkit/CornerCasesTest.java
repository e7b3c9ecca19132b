package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Toggle;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Piece;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Cases that other programs got wrong, played from the first move. */
class CornerCasesTest {

    private static final String MOVES_BACK_AND_FORTH = "wB1;bB1 wB1-;wQ /wB1;bQ bB1\\;wA1 -wB1;bQ /bB1;"
            + "wA1 -wQ;bB1 bQ;wA1 /wQ;bB1 wB1;wA1 -bB1;bB1 bQ/;wA1 -wQ;bB1 bQ;wA1 /wQ;bB1 wB1;wA1 -bB1;bB1 bQ/";

    @Test
    void spider_aroundCorner_reachesFourCells() {
        Position position = after(
                "Base;InProgress;White[5];" + "wA1;bG1 -wA1;wB1 wA1/;bA1 -bG1;wQ \\wB1;bQ \\bA1;wS1 \\wQ;bS1 bQ/");

        assertThat(movesOf("wS1", position))
                .isEqualTo(readMoves(position, "wS1 wB1-", "wS1 \\bS1", "wS1 bS1\\", "wS1 /wQ"));
    }

    @Test
    void spider_inNarrowBay_reachesFourCells() {
        Position position = after("Base;InProgress;White[6];"
                + "wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 /wQ;bB1 bS1\\;wB1 wG1\\;bG1 /bB1;wS2 wQ\\;bQ bB1/");

        assertThat(movesOf("wS2", position))
                .isEqualTo(readMoves(position, "wS2 /bG1", "wS2 wB1\\", "wS2 /wB1", "wS2 bG1\\"));
    }

    @Test
    void pin_opponentsQueenInHand_holds() {
        Position position = after("Base;InProgress;Black[3];wS1;bA1 wS1-;wS2 -wS1;bQ bA1-;wA1 -wS2");

        assertThat(movesOf("bA1", position)).isEmpty();
        assertThat(forbiddingRule("bA1 -wA1", position)).isEqualTo(Rule.HIVE_2);
    }

    @Test
    void repetition_lastMoveByAnotherPiece_isDraw() {
        Game game = read("Base+ML;Draw;White[10];" + MOVES_BACK_AND_FORTH, true);

        assertThat(game.result()).isEqualTo(new GameResult(Outcome.DRAW, GameResult.Ending.REPETITION));
        assertThat(game.plyCount()).isEqualTo(18);
    }

    @Test
    void repetition_withPillbug_dependsOnRestingPiece() {
        Game game = read("Base+MLP;InProgress;White[10];" + MOVES_BACK_AND_FORTH, true);

        assertThat(game.occurrences()).isEqualTo(2);
        assertThat(game.play(MoveString.read("wA1 -wQ", game.position()))
                        .result()
                        .outcome())
                .isEqualTo(Outcome.DRAW);
    }

    @Test
    void repetition_switchedOff_isNotDraw() {
        assertThat(read("Base+ML;InProgress;White[10];" + MOVES_BACK_AND_FORTH, false)
                        .result())
                .isEqualTo(GameResult.IN_PROGRESS);
    }

    @Test
    void pass_noOtherMove_isOnlyLegalMove() {
        Position position = after("Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;"
                + "wQ -wA1;bA2 bQ\\;wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1");

        assertThat(position.legalMoves()).containsExactly(Move.pass());
        assertThat(position.play(Move.pass()).resting()).isEmpty();
    }

    @Test
    void pass_otherMovesAreLegal_isIllegal() {
        assertThat(after("Base;InProgress;White[2];wS1;bS1 wS1-")
                        .check(Move.pass())
                        .map(Violation::rule))
                .contains(Rule.PASS_1);
    }

    private static Position after(String game) {
        return GameString.read(game, ReadOptions.strict()).position();
    }

    private static Game read(String game, boolean repetitionDraw) {
        ReadOptions options = ReadOptions.strict();
        return GameString.read(game, repetitionDraw ? options.with(Toggle.REPETITION_DRAW) : options);
    }

    private static Set<Move> movesOf(String pieceName, Position position) {
        Piece piece = Piece.of(pieceName);
        return Set.copyOf(position.legalMoves().from(position.cellOf(piece).orElseThrow()));
    }

    private static Set<Move> readMoves(Position position, String... moveStrings) {
        return Arrays.stream(moveStrings)
                .map(text -> MoveString.read(text, position))
                .collect(Collectors.toSet());
    }

    private static Rule forbiddingRule(String moveString, Position position) {
        return position.check(MoveString.read(moveString, position))
                .map(Violation::rule)
                .orElseThrow();
    }
}
