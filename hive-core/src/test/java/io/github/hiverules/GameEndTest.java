package io.github.hiverules;

import static io.github.hiverules.Tables.move;
import static io.github.hiverules.Tables.play;
import static io.github.hiverules.Tables.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.hiverules.GameResult.Ending;
import io.github.hiverules.piece.Color;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GameEndTest {

    private static final Game OPENING = play(Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wQ -1,0", "bQ 2,0");

    /** The black Queen has five neighbors; the white Ant can fill the sixth cell, in the east. */
    private static final Position BLACK_IN_DANGER =
            position(Ruleset.BASE, "0,0 bQ", "1,-1 bA1", "0,-1 bA2", "-1,0 wQ", "-1,1 wG1", "0,1 wG2", "2,-2 wA1");

    /** The two Queens are neighbors, with seven of the eight cells round them occupied; the white Ant can fill the last. */
    private static final Position BOTH_IN_DANGER = position(
            Ruleset.BASE,
            "0,0 wQ",
            "1,0 bQ",
            "0,-1 wS1",
            "-1,0 wS2",
            "-1,1 wG1",
            "0,1 bS1",
            "1,1 bS2",
            "2,0 bG1",
            "2,-1 bG2",
            "3,-1 wA1");

    @Test
    void queenSurrounded_isLost() {
        Game game = play(Game.from(BLACK_IN_DANGER), List.of("wA1 1,0"));

        assertThat(game.result()).isEqualTo(new GameResult(Outcome.WHITE_WINS, Ending.QUEEN_SURROUNDED));
        assertThat(game.position().outcome()).isEqualTo(Outcome.WHITE_WINS);
    }

    @Test
    void ownQueenSurroundedByTheMover_isLostToo() {
        Position suicide =
                position(Ruleset.BASE, "0,0 wQ", "1,-1 bA1", "0,-1 bA2", "-1,0 bQ", "-1,1 wG1", "0,1 wG2", "2,-2 wA1");
        assertThat(play(Game.from(suicide), List.of("wA1 1,0")).result())
                .isEqualTo(new GameResult(Outcome.BLACK_WINS, Ending.QUEEN_SURROUNDED));
    }

    @Test
    void bothQueensSurroundedByOneMove_isADraw() {
        Game game = play(Game.from(BOTH_IN_DANGER), List.of("wA1 1,-1"));

        assertThat(game.result()).isEqualTo(new GameResult(Outcome.DRAW, Ending.QUEEN_SURROUNDED));
    }

    @Test
    void coveredQueen_isSurroundedAllTheSame() {
        Position covered = position(
                Ruleset.BASE, "0,0 bQ wB1", "1,-1 bA1", "0,-1 bA2", "-1,0 wQ", "-1,1 wG1", "0,1 wG2", "1,0 wA1 bB1");

        assertThat(covered.outcome()).isEqualTo(Outcome.WHITE_WINS);
        assertThat(position(Ruleset.BASE, "0,0 bQ wB1", "1,0 wQ").outcome()).isEqualTo(Outcome.IN_PROGRESS);
    }

    @Test
    void from_aFinishedPosition_isOver() {
        Position over = play(BLACK_IN_DANGER, "wA1 1,0");

        assertThat(Game.from(over).result()).isEqualTo(new GameResult(Outcome.WHITE_WINS, Ending.QUEEN_SURROUNDED));
    }

    @Test
    void play_afterTheEnd_isRefused() {
        Game game = play(Game.from(BLACK_IN_DANGER), List.of("wA1 1,0"));

        refusesEveryMove(game, Outcome.WHITE_WINS);
        refusesEveryMove(OPENING.agreeDraw(), Outcome.DRAW);
        refusesEveryMove(OPENING.resign(Color.WHITE), Outcome.BLACK_WINS);
        refusesEveryMove(OPENING.end(GameResult.timeoutOf(Color.BLACK)), Outcome.WHITE_WINS);
    }

    private static void refusesEveryMove(Game game, Outcome outcome) {
        for (String text : List.of("pass", "wA1 -2,0", "bG1 3,0")) {
            Move move = move(game.position(), text);
            assertThatExceptionOfType(IllegalMoveException.class)
                    .isThrownBy(() -> game.play(move))
                    .satisfies(failure -> {
                        assertThat(failure.violation()).isEqualTo(new TurnViolation.GameOver(outcome));
                        assertThat(failure.position()).isSameAs(game.position());
                        assertThat(failure.move()).isEqualTo(move);
                    });
        }
    }

    @ParameterizedTest
    @EnumSource
    void resign_isAWinOfTheOther(Color loser) {
        Game game = OPENING.resign(loser);

        assertThat(game.result()).isEqualTo(GameResult.resignationOf(loser));
        assertThat(game.moves()).isEqualTo(OPENING.moves());
        assertThat(game.position().outcome()).isEqualTo(Outcome.IN_PROGRESS);
    }

    @ParameterizedTest
    @EnumSource
    void end_onTime_isAWinOfTheOther(Color loser) {
        assertThat(OPENING.end(GameResult.timeoutOf(loser)).result()).isEqualTo(GameResult.timeoutOf(loser));
    }

    @Test
    void agreeDraw_isADraw() {
        assertThat(OPENING.agreeDraw().result()).isEqualTo(GameResult.agreement());
        assertThat(OPENING.result()).isEqualTo(GameResult.IN_PROGRESS);
    }

    @Test
    void end_twice_isRefused() {
        Game ended = OPENING.agreeDraw();

        assertThatIllegalStateException().isThrownBy(() -> ended.resign(Color.WHITE));
        assertThatIllegalStateException().isThrownBy(ended::agreeDraw);
    }

    @Test
    void end_withWhatPlayersCannotDecide_isRefused() {
        for (Ending ending : List.of(Ending.QUEEN_SURROUNDED, Ending.REPETITION)) {
            GameResult result = new GameResult(Outcome.DRAW, ending);
            assertThatIllegalArgumentException().isThrownBy(() -> OPENING.end(result));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> OPENING.end(GameResult.IN_PROGRESS));
    }

    @Test
    void undo_takesTheResultBackToo() {
        assertThat(play(Game.from(BLACK_IN_DANGER), List.of("wA1 1,0")).undo().result())
                .isEqualTo(GameResult.IN_PROGRESS);
        assertThat(OPENING.agreeDraw().undo().moves()).isEqualTo(OPENING.undo().moves());
    }
}
