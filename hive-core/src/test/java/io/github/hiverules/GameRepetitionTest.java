package io.github.hiverules;

import static io.github.hiverules.Tables.play;
import static io.github.hiverules.Tables.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.GameResult.Ending;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GameRepetitionTest {

    private static final GameResult DRAWN = new GameResult(Outcome.DRAW, Ending.REPETITION);
    private static final Ruleset NO_PILLBUG = Ruleset.POCKET.withRepetitionDraw(true);
    private static final Ruleset WITH_PILLBUG = NO_PILLBUG.withExpansions(EnumSet.allOf(Expansion.class));

    /** The rulings' game of a six-ply cycle: the same hive after 6, 12 and 18 plies, moved last by bQ, bB1 and bB1. */
    private static final List<String> OPENING =
            List.of("wB1 0,0", "bB1 1,0", "wQ -1,1", "bQ 1,1", "wA1 -1,0", "bQ 0,1");

    private static final List<String> CYCLE =
            List.of("wA1 -2,1", "bB1 0,1", "wA1 -2,2", "bB1 0,0", "wA1 -1,0", "bB1 1,0");

    private static Game cycles(Ruleset ruleset, int count) {
        List<String> moves = Stream.concat(
                        OPENING.stream(),
                        Collections.nCopies(count, CYCLE).stream().flatMap(List::stream))
                .toList();
        return play(Game.start(ruleset), moves);
    }

    @Test
    void sixPlyCycle_thirdOccurrence_isADraw() {
        Game game = cycles(NO_PILLBUG, 2);

        assertThat(game.plies()).isEqualTo(18);
        assertThat(game.result()).isEqualTo(DRAWN);
        assertThat(game.occurrences()).isEqualTo(3);
        assertThat(game.undo().result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(game.position().outcome()).isEqualTo(Outcome.IN_PROGRESS);
    }

    @Test
    void sixPlyCycle_secondOccurrence_isNoDraw() {
        Game game = cycles(NO_PILLBUG, 1);

        assertThat(game.result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(game.occurrences()).isEqualTo(2);
    }

    @Test
    void sixPlyCycle_withPillbug_theRestingPieceCounts() {
        Game game = cycles(WITH_PILLBUG, 2);

        assertThat(game.result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(game.occurrences()).isEqualTo(2);
        assertThat(play(game, CYCLE.subList(0, 1)).result()).isEqualTo(DRAWN);
    }

    @Test
    void sixPlyCycle_toggleOff_isCountedButNoDraw() {
        Game game = cycles(Ruleset.POCKET, 4);

        assertThat(game.result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(game.occurrences()).isEqualTo(5);
    }

    @Test
    void drawn_endsTheGame() {
        Game game = cycles(NO_PILLBUG, 2);

        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> play(game, CYCLE.subList(0, 1)))
                .satisfies(
                        failure -> assertThat(failure.violation()).isEqualTo(new TurnViolation.GameOver(Outcome.DRAW)));
    }

    @Test
    void hiveThatWanders_isTheSamePosition() {
        Position start = position(Ruleset.BASE.withRepetitionDraw(true), "0,0 wQ", "1,0 bQ");
        Game once = play(Game.from(start), List.of("wQ 1,-1", "bQ 2,-1"));
        Game twice = play(once, List.of("wQ 2,-2", "bQ 3,-2"));

        assertThat(once.occurrences()).isEqualTo(2);
        assertThat(twice.result()).isEqualTo(DRAWN);
    }

    @Test
    void hiveThatTurns_isAnotherPosition() {
        Position start = position(Ruleset.BASE.withRepetitionDraw(true), "0,0 wQ", "1,0 bQ");
        Game turned = play(Game.from(start), List.of("wQ 1,-1", "bQ 0,0"));

        assertThat(turned.position()).isNotEqualTo(start);
        assertThat(turned.occurrences()).isEqualTo(1);
    }

    @Test
    void startPosition_countsAsAnOccurrence() {
        Position start = position(Ruleset.BASE.withRepetitionDraw(true), "0,0 wQ", "1,0 bQ");

        assertThat(Game.from(start).occurrences()).isEqualTo(1);
    }

    @Test
    void surroundedQueen_goesBeforeRepetition() {
        Position over = position(
                Ruleset.BASE.withRepetitionDraw(true),
                "0,0 bQ",
                "1,0 wA1",
                "1,-1 bA1",
                "0,-1 bA2",
                "-1,0 wQ",
                "-1,1 wG1",
                "0,1 wG2");

        assertThat(Game.from(over).result().ending()).isEqualTo(Ending.QUEEN_SURROUNDED);
    }
}
