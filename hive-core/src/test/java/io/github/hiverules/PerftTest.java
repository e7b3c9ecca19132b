package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The expected counts are published, and independent engines agree on them. The test kit has many more. */
class PerftTest {

    private static final Position BASE = Position.initial(Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING));
    private static final Position ALL_EXPANSIONS = Position.initial(Ruleset.ONLINE);

    @ParameterizedTest
    @CsvSource({"0, 1, 1", "1, 4, 7", "2, 96, 294", "3, 1440, 6678", "4, 21600, 151686"})
    void count_startPosition_isPublishedCount(int depth, long base, long allExpansions) {
        assertThat(Perft.count(BASE, depth)).isEqualTo(base);
        assertThat(Perft.count(ALL_EXPANSIONS, depth)).isEqualTo(allExpansions);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "2, 96", "3, 1440", "5, 516240"})
    void count_severalThreads_isPublishedCount(int depth, long count) {
        assertThat(Perft.count(BASE, depth, 1)).isEqualTo(count);
        assertThat(Perft.count(BASE, depth, 3)).isEqualTo(count);
    }

    /** Threads that carry virtual threads have such names, too. Those of earlier tests may still be there. */
    @Test
    void count_severalThreads_endsThem() throws InterruptedException {
        Set<Thread> others = Thread.getAllStackTraces().keySet();

        Perft.count(BASE, 3, 2);

        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("ForkJoinPool-") && !others.contains(thread)) {
                thread.join(20_000);
                assertThat(thread.isAlive()).isFalse();
            }
        }
    }

    @Test
    void count_finishedGame_isZero() {
        Position finished = Position.of(setupWithSurroundedQueen());

        assertThat(Perft.count(finished, 1)).isZero();
        assertThat(Perft.count(finished, 2)).isZero();
        assertThat(Perft.count(finished, 3)).isZero();
        assertThat(Perft.count(finished, 3, 2)).isZero();
    }

    /** The white Mosquito touches and copies Black's first piece, so its kind changes the number of replies. */
    @Test
    void count_firstPieceInLaterTurn_equalsPlayingEveryMove() {
        Position position = Position.of(Shorthand.setup(Ruleset.of(Expansion.MOSQUITO), "0,0 wQ", "1,0 wM")
                .withTurn(Color.BLACK, 3));

        assertThat(Perft.count(position, 2)).isEqualTo(countRepliesByPlaying(position));
    }

    /** The Queen is due. One of the cells where she can be placed is a hole, and there she is surrounded at once. */
    @Test
    void count_queenPlacedInHole_equalsPlayingEveryMove() {
        Position position = Position.of(Shorthand.setup(
                        Ruleset.BASE,
                        "1,0 wA1",
                        "1,-1 wA2",
                        "0,-1 wA3",
                        "-1,0 wG1",
                        "-1,1 wG2",
                        "0,1 wG3",
                        "3,0 bQ",
                        "2,0 bA1")
                .withTurn(Color.WHITE, 7));

        assertThat(Perft.count(position, 2)).isEqualTo(countRepliesByPlaying(position));
    }

    @Test
    void count_forcedPass_countsAsMove() {
        Position position = Shorthand.position(Ruleset.BASE, "0,0 wQ bB1", "1,0 bQ");

        assertThat(Perft.count(position, 2))
                .isEqualTo(countRepliesByPlaying(position))
                .isPositive();
    }

    private static long countRepliesByPlaying(Position position) {
        return position.legalMoves().stream()
                .mapToLong(move -> position.play(move).legalMoves().size())
                .sum();
    }

    @Test
    void count_invalidDepthOrThreads_isRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(BASE, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(BASE, -1, 2));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.count(BASE, Integer.MAX_VALUE))
                .withMessage("depth is 2147483647, expected 0 to 100");
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(BASE, 101, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(BASE, 101));
        assertThat(Perft.count(Position.of(setupWithSurroundedQueen()), Perft.MAX_DEPTH))
                .isZero();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.count(BASE, 3, 0))
                .withMessage("cannot count with 0 threads, expected 1 to 32767");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.count(BASE, 3, 40_000))
                .withMessage("cannot count with 40000 threads, expected 1 to 32767");
    }

    @Test
    void divide_threePlies_addsUpToCount() {
        Map<Move, Long> divided = Perft.divide(ALL_EXPANSIONS, 3);

        assertThat(divided.keySet()).containsExactlyElementsOf(ALL_EXPANSIONS.legalMoves());
        assertThat(divided.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(6678);
    }

    @Test
    void divide_onePly_countsEachMoveOnce() {
        assertThat(Perft.divide(BASE, 1)).hasSize(4).containsOnlyKeys(BASE.legalMoves());
        assertThat(Perft.divide(BASE, 1).values()).containsOnly(1L);
    }

    @Test
    void divide_noPlies_isRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(BASE, 0));
    }

    private static Setup setupWithSurroundedQueen() {
        Setup setup = Setup.empty(Ruleset.BASE).withPiece(Hex.ORIGIN, Piece.of(Color.BLACK, Bug.QUEEN_BEE));
        int number = 0;
        for (Hex hex : Hex.ORIGIN.neighbors()) {
            Bug bug = number < 3 ? Bug.GRASSHOPPER : Bug.SOLDIER_ANT;
            setup = setup.withPiece(hex, Piece.of(Color.WHITE, bug, number % 3 + 1));
            number++;
        }
        return setup.withTurn(Color.BLACK, 9);
    }
}
