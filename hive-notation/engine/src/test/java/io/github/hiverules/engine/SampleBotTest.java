package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SampleBotTest {

    private static final MoveChooser BOT = new SampleBot();

    /** White wins by moving wS1 next to bQ. */
    private static final Game WIN_IN_ONE =
            GameString.read("Base;InProgress;White[6];wS1;bG1 wS1-;wQ \\wS1;bQ bG1/;wQ -bQ;bA1 bQ/;wA1 /wS1;"
                    + "bS1 \\bA1;wA1 bG1-;bS1 wA1/");

    @Test
    void choose_winInOne_findsItAtAnyDepth() {
        for (int depth = 1; depth <= 3; depth++) {
            Move move = BOT.choose(WIN_IN_ONE, SearchLimit.ofDepth(depth));

            assertThat(WIN_IN_ONE.play(move).result().outcome()).isEqualTo(Outcome.WHITE_WINS);
        }
    }

    @Test
    void choose_noTime_returnsLegalMove() {
        Game game = Game.start(Ruleset.ONLINE);

        assertThat(game.legalMoves()).contains(BOT.choose(game, SearchLimit.ofTime(Duration.ZERO)));
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MAX_VALUE / 1_000_000_000, Long.MAX_VALUE})
    void choose_hugeTimeLimit_searchesToDepthLimit(long seconds) {
        Game game = GameString.read("Base;InProgress;White[4];wS1;bG1 wS1-;wQ \\wS1;bQ bG1/;wQ -bQ;bA1 bQ/");

        Move move = BOT.choose(game, new SearchLimit(OptionalInt.of(2), Optional.of(Duration.ofSeconds(seconds))));

        assertThat(move)
                .isEqualTo(BOT.choose(game, SearchLimit.ofDepth(2)))
                .isNotEqualTo(BOT.choose(game, SearchLimit.ofDepth(1)));
    }

    @Test
    void choose_negativeTime_returnsLegalMove() {
        SearchLimit limit = SearchLimit.ofTime(Duration.ofSeconds(Long.MIN_VALUE));

        assertThat(WIN_IN_ONE.legalMoves()).contains(BOT.choose(WIN_IN_ONE, limit));
    }

    @Test
    void choose_againstRandomMoves_almostAlwaysWins() {
        long wins = IntStream.range(0, 40).filter(SampleBotTest::botWins).count();

        assertThat(wins).isGreaterThanOrEqualTo(38);
    }

    private static boolean botWins(int seed) {
        Random random = new Random(seed);
        Color botColor = seed % 2 == 0 ? Color.WHITE : Color.BLACK;
        Game game = Game.start(seed % 4 < 2 ? Ruleset.BASE : Ruleset.ONLINE);
        while (!game.isOver() && game.plyCount() < 300) {
            LegalMoves moves = game.legalMoves();
            game = game.play(
                    game.sideToMove() == botColor ? BOT.choose(game, SearchLimit.ofDepth(1)) : moves.random(random));
        }
        return game.result().outcome() == Outcome.winOf(botColor);
    }
}
