package io.github.hiverules;

import static io.github.hiverules.Shorthand.move;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.hiverules.GameResult.Ending;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GameEndTest {

    private static final Game OPENING = Shorthand.play(Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wQ -1,0", "bQ 2,0");

    /** The black Queen has five neighbors; the white Ant can fill the sixth cell. */
    private static final Drawing BLACK_IN_DANGER = Drawing.of(Ruleset.BASE, """
                    wA1
           bA2   bA1
        wQ    bQ    x
           wG1   wG2
        """);

    private static Game wonGame() {
        return play(BLACK_IN_DANGER, "wA1", "x");
    }

    private static Game play(Drawing drawing, String name, String to) {
        return Game.start(drawing.position()).play(drawing.move(name, to));
    }

    @Test
    void play_surroundsOpponentsQueen_wins() {
        assertThat(wonGame().result()).isEqualTo(new GameResult(Outcome.WHITE_WINS, Ending.QUEEN_SURROUNDED));
    }

    @Test
    void play_surroundsOwnQueen_loses() {
        Drawing ownQueenInDanger = Drawing.of(Ruleset.BASE, """
                        wA1
               bA2   bA1
            bQ    wQ    x
               wG1   wG2
            """);

        assertThat(play(ownQueenInDanger, "wA1", "x").result())
                .isEqualTo(new GameResult(Outcome.BLACK_WINS, Ending.QUEEN_SURROUNDED));
    }

    @Test
    void play_surroundsBothQueens_isDraw() {
        Drawing bothInDanger = Drawing.of(Ruleset.BASE, """
               wS1   x     bG2   wA1
            wS2   wQ    bQ    bG1
               wG1   bS1   bS2
            """);

        assertThat(play(bothInDanger, "wA1", "x").result())
                .isEqualTo(new GameResult(Outcome.DRAW, Ending.QUEEN_SURROUNDED));
    }

    @Test
    void outcome_coveredQueen_countsAsSurrounded() {
        Drawing covered = Drawing.of(Ruleset.BASE, """
               bA2   bA1
            wQ    wB1^  bB1^
               wG1   wG2

            wB1 on bQ
            bB1 on wA1
            """);
        Drawing notSurrounded = Drawing.of(Ruleset.BASE, """
            wB1^  wQ

            wB1 on bQ
            """);

        assertThat(covered.position().outcome()).isEqualTo(Outcome.WHITE_WINS);
        assertThat(notSurrounded.position().outcome()).isEqualTo(Outcome.IN_PROGRESS);
    }

    @Test
    void start_fromFinishedPosition_isFinishedGame() {
        Position finished = BLACK_IN_DANGER.play("wA1", "x").position();

        assertThat(finished.outcome()).isEqualTo(Outcome.WHITE_WINS);
        assertThat(Game.start(finished).result())
                .isEqualTo(new GameResult(Outcome.WHITE_WINS, Ending.QUEEN_SURROUNDED));
    }

    @Test
    void play_afterEnd_isRefused() {
        assertEveryMoveRefused(
                wonGame(), wonGame().position().cellOf(Piece.of("bQ")).orElseThrow());
        assertEveryMoveRefused(OPENING.end(GameResult.drawByAgreement()));
        assertEveryMoveRefused(OPENING.end(GameResult.resignationOf(Color.WHITE)));
        assertEveryMoveRefused(OPENING.end(GameResult.lossOnTimeOf(Color.BLACK)));
    }

    private static void assertEveryMoveRefused(Game game, Hex... surrounded) {
        for (String text : List.of("pass", "wA1 -2,0", "bG1 3,0")) {
            Move move = move(game.position(), text);
            assertThatExceptionOfType(IllegalMoveException.class)
                    .isThrownBy(() -> game.play(move))
                    .satisfies(failure -> {
                        assertThat(failure.violation())
                                .isEqualTo(Violation.of(
                                        Kind.GAME_OVER,
                                        Rule.END_3,
                                        Map.of(
                                                Role.RESULT,
                                                game.result(),
                                                Role.SURROUNDED_CELLS,
                                                List.of(surrounded))));
                        assertThat(failure.violation().cells()).containsExactly(surrounded);
                        assertThat(failure.position()).isSameAs(game.position());
                        assertThat(failure.move()).isEqualTo(move);
                    });
        }
    }

    @ParameterizedTest
    @EnumSource
    void resign_isWinForOpponent(Color loser) {
        Game game = OPENING.end(GameResult.resignationOf(loser));

        assertThat(game.result()).isEqualTo(GameResult.resignationOf(loser));
        assertThat(game.moves()).isEqualTo(OPENING.moves());
        assertThat(game.position().outcome()).isEqualTo(Outcome.IN_PROGRESS);
    }

    @ParameterizedTest
    @EnumSource
    void loseOnTime_isWinForOpponent(Color loser) {
        assertThat(OPENING.end(GameResult.lossOnTimeOf(loser)).result()).isEqualTo(GameResult.lossOnTimeOf(loser));
    }

    @Test
    void agreeDraw_isDraw() {
        assertThat(OPENING.end(GameResult.drawByAgreement()).result()).isEqualTo(GameResult.drawByAgreement());
        assertThat(OPENING.result()).isEqualTo(GameResult.IN_PROGRESS);
    }

    @Test
    void end_twice_isRefused() {
        Game ended = OPENING.end(GameResult.drawByAgreement());

        assertThatIllegalStateException().isThrownBy(() -> ended.end(GameResult.resignationOf(Color.WHITE)));
        assertThatIllegalStateException().isThrownBy(() -> ended.end(GameResult.drawByAgreement()));
    }

    @Test
    void end_resultThatOnlyMovesBringAbout_isRefused() {
        for (Ending ending : List.of(Ending.QUEEN_SURROUNDED, Ending.REPETITION)) {
            GameResult result = new GameResult(Outcome.DRAW, ending);
            assertThatIllegalArgumentException().isThrownBy(() -> OPENING.end(result));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> OPENING.end(GameResult.IN_PROGRESS));
    }

    @Test
    @SuppressWarnings("NullAway")
    void resignationOf_null_namesLoser() {
        assertThatNullPointerException()
                .isThrownBy(() -> GameResult.resignationOf(null))
                .withMessage("loser");
        assertThatNullPointerException()
                .isThrownBy(() -> GameResult.lossOnTimeOf(null))
                .withMessage("loser");
        assertThatNullPointerException().isThrownBy(() -> OPENING.end(null)).withMessage("newResult");
    }

    @Test
    void winner_followsOutcome() {
        assertThat(GameResult.resignationOf(Color.WHITE).winner()).contains(Color.BLACK);
        assertThat(GameResult.drawByAgreement().winner()).isEmpty();
    }

    @Test
    void undo_finishedGame_takesBackMoveAndResult() {
        assertThat(wonGame().undo().result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(wonGame().undo().plyCount()).isEqualTo(wonGame().plyCount() - 1);
        assertThat(OPENING.end(GameResult.drawByAgreement()).undo()).isEqualTo(OPENING.undo());
        assertThat(OPENING.end(GameResult.resignationOf(Color.WHITE)).undo().undo())
                .isEqualTo(OPENING.undo().undo());
        assertThatIllegalStateException()
                .isThrownBy(Game.start(Ruleset.BASE).end(GameResult.resignationOf(Color.WHITE))::undo);
    }

    @Test
    void declaredEnd_untilReopened_leavesNoLegalMove() {
        Game game = Game.start(Ruleset.BASE);
        Move move = game.legalMoves().get(0);
        for (Game ended : List.of(
                game.end(GameResult.resignationOf(Color.WHITE)),
                game.end(GameResult.drawByAgreement()),
                game.end(GameResult.lossOnTimeOf(Color.BLACK)))) {
            assertThat(ended.position().isLegal(move)).isTrue();
            assertThat(ended.isLegal(move)).isFalse();
            assertThat(ended.check(move))
                    .contains(Violation.of(
                            Kind.GAME_OVER,
                            Rule.END_3,
                            Map.of(Role.RESULT, ended.result(), Role.SURROUNDED_CELLS, List.of())));
            assertThat(ended.legalMoves()).isEmpty();
            assertThat(ended.legalMoves().contains(move)).isFalse();
            assertThat(ended.legalMoves().mustPass()).isFalse();
            assertThat(ended.reopen()).isEqualTo(game);
        }
        assertThat(game.isLegal(move)).isTrue();
        assertThat(game.check(move)).isEmpty();
        assertThat(game.reopen()).isSameAs(game);
    }
}
