package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.hives.HiveQuestions;
import io.github.hiverules.testkit.hives.SmallHives;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What no list of small hives holds: long games, full hives, and stacks of seven, all with answers like those that
 * {@link SmallHivesTest} asks for. {@link RandomSetups} draws rare situations on purpose.
 */
class RandomPositionsTest {

    private static final int MAX_PLIES = 90;

    /** Only some positions of each game are compared, because consecutive ones rarely differ much. */
    private static final int POSITIONS_PER_GAME = 10;

    private static final int GAMES_PER_RULESET = TestDepth.of(1, 160);

    private static final int SETUPS_PER_RULESET = TestDepth.of(6, 1600);

    private static final int SETUPS_WITH_ALL_KINDS = TestDepth.of(20, 6000);

    /** The first setup with all kinds in which the game is over. */
    private static final long SETUP_THAT_IS_OVER = 56;

    private static final Ruleset ALL_KINDS = Ruleset.of(Expansion.values());

    /** Full hives seldom meet these refusals; small ones and {@link SmallHives#askOpening} do. */
    private static final Set<Kind> ELSEWHERE = EnumSet.of(
            Kind.PIECE_NOT_IN_SET,
            Kind.NOT_AT_ORIGIN,
            Kind.NOT_TOUCHING_FIRST_PIECE,
            Kind.QUEEN_TOO_EARLY,
            Kind.NO_PLACEMENT);

    static Stream<Ruleset> rulesets() {
        List<Ruleset> all = Ruleset.all().stream()
                .filter(ruleset -> !ruleset.repetitionDraw())
                .toList();
        Stream<Ruleset> others = Stream.of(Toggle.values())
                .filter(toggle -> toggle != Toggle.REPETITION_DRAW)
                .map(toggle -> ALL_KINDS.with(toggle, !toggle.isUsual()));
        List<Ruleset> some =
                Stream.concat(Stream.of(Ruleset.BASE, ALL_KINDS), others).toList();
        return TestDepth.of(some, all).stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void check_randomGames_agreesWithReferenceAndBoard(Ruleset ruleset) {
        LongStream.range(0, GAMES_PER_RULESET).parallel().forEach(number -> {
            RandomGames games = RandomGames.of(ruleset, 1, MAX_PLIES);
            Game game = (number % 2 == 0 ? games : games.lively()).game(number);
            List<Position> positions = game.positions();
            List<Setup> setups = replay(ruleset, game.moves());
            IntStream randomPlies = new SplittableRandom(number).ints(POSITIONS_PER_GAME - 1, 0, positions.size());
            IntStream.concat(IntStream.of(positions.size() - 1), randomPlies).forEach(ply -> {
                assertThat(positions.get(ply)).isEqualTo(Position.of(setups.get(ply)));
                ask(setups.get(ply), new HiveTally());
            });
        });
    }

    /** The last test asks about more setups with all kinds of pieces and the usual rules. */
    static Stream<Ruleset> otherRulesets() {
        return rulesets().filter(ruleset -> !ruleset.equals(ALL_KINDS));
    }

    @ParameterizedTest
    @MethodSource("otherRulesets")
    void check_randomSetups_agreesWithReferenceAndBoard(Ruleset ruleset) {
        LongStream.range(0, SETUPS_PER_RULESET)
                .parallel()
                .mapToObj(number -> new RandomSetups(new SplittableRandom(number)).setup(ruleset))
                .forEach(setup -> ask(setup, new HiveTally()));
    }

    /** If few kinds of refusals came up, the other tests would prove too little. */
    @Test
    void check_randomSetups_refusesForEveryReason() {
        HiveTally tally = new HiveTally();
        LongStream.concat(LongStream.range(0, SETUPS_WITH_ALL_KINDS), LongStream.of(SETUP_THAT_IS_OVER))
                .mapToObj(number -> new RandomSetups(new SplittableRandom(number)).setup(ALL_KINDS))
                .forEach(setup -> ask(setup, tally));

        assertThat(EnumSet.complementOf(EnumSet.copyOf(ELSEWHERE)))
                .as("refusals: " + tally)
                .allMatch(kind -> tally.refusals(kind) > 0);
    }

    private static void ask(Setup setup, HiveTally tally) {
        Position position = Position.of(setup);
        assertThat(position.outcome()).isEqualTo(ReferenceRules.outcome(setup));
        assertThat(new HashSet<>(position.legalMoves()))
                .hasSize(position.legalMoves().size())
                .isEqualTo(ReferenceRules.legalMoves(setup));
        HiveInspection.inspect(new HiveQuestions(setup, MovesNearHive.of(setup), Piece.all()), tally);
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
