package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code Position} and the reference rules list the same moves and name the same rules for all others. */
class PositionAgainstReferenceTest {

    private static final int MAX_PLIES = 90;

    /** The test compares only some positions of each game, because consecutive ones rarely differ much. */
    private static final int POSITIONS_PER_GAME = 10;

    /** Half of the positions come from games, half from random setups. */
    private static final int POSITIONS_PER_RULESET = TestDepth.of(40, 3200);

    private static final int MAX_DIFFERENCES = 10;

    static Stream<Ruleset> rulesets() {
        return Ruleset.all().stream().filter(ruleset -> !ruleset.repetitionDraw());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void check_randomGames_agreesWithReference(Ruleset ruleset) {
        assertNoDifferences(
                POSITIONS_PER_RULESET / 2 / POSITIONS_PER_GAME, number -> differencesInGame(ruleset, number));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void check_randomSetups_agreesWithReference(Ruleset ruleset) {
        assertNoDifferences(POSITIONS_PER_RULESET / 2, number -> {
            Setup setup = new RandomSetups(new SplittableRandom(number)).setup(ruleset);
            return ReferenceComparison.differences(setup, Position.of(setup)).stream();
        });
    }

    private static void assertNoDifferences(int count, LongFunction<Stream<String>> differences) {
        assertThat(LongStream.range(0, count)
                        .parallel()
                        .boxed()
                        .flatMap(differences::apply)
                        .limit(MAX_DIFFERENCES))
                .isEmpty();
    }

    private static Stream<String> differencesInGame(Ruleset ruleset, long number) {
        RandomGames games = RandomGames.of(ruleset, 1, MAX_PLIES);
        Game game = (number % 2 == 0 ? games : games.lively()).game(number);
        List<Position> positions = game.positions();
        List<Setup> setups = replay(ruleset, game.moves());
        IntStream lastPly = IntStream.of(positions.size() - 1);
        IntStream randomPlies = new SplittableRandom(number).ints(POSITIONS_PER_GAME - 1, 0, positions.size());
        return IntStream.concat(lastPly, randomPlies)
                .boxed()
                .flatMap(ply -> ReferenceComparison.differences(setups.get(ply), positions.get(ply)).stream());
    }

    /** Returns the setups of the same game, from the reference rules alone. */
    private static List<Setup> replay(Ruleset ruleset, List<Move> moves) {
        List<Setup> setups = new ArrayList<>(List.of(Setup.empty(ruleset)));
        for (Move move : moves) {
            setups.add(ReferenceRules.playLegal(setups.get(setups.size() - 1), move));
        }
        return setups;
    }
}
