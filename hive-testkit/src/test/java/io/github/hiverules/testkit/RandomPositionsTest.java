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
import io.github.hiverules.testkit.reference.ReferenceRuleFinder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * What no list of small hives holds: long games, full hives, and stacks of seven, all with answers like those that
 * {@link SmallHivesTest} asks for. {@link RandomSetups} draws rare situations on purpose. The numbers are in {@code
 * target/random-refusals.md}.
 */
class RandomPositionsTest {

    private static final int MAX_PLIES = 90;

    /** Only some positions of each game are compared, because consecutive ones rarely differ much. */
    private static final int POSITIONS_PER_GAME = TestDepth.of(5, 10);

    private static final int GAMES_PER_RULESET = TestDepth.of(1, 160);

    private static final int SETUPS_PER_RULESET = TestDepth.of(8, 1850);

    private static final int SETUPS_WITH_ALL_KINDS = TestDepth.of(96, 7000);

    /** For each toggle, the test asks about this many setups whose legal moves depend on it. */
    private static final int SETUPS_PER_TOGGLE = TestDepth.of(5, 500);

    /** It draws at most this many setups to find them. */
    private static final int MAX_DRAWS_PER_TOGGLE = TestDepth.of(70, 7000);

    /** At most this many moves of a position that break the same rule are asked about. */
    private static final int MAX_MOVES_PER_RULE = TestDepth.of(12, Integer.MAX_VALUE);

    private static final int MIN_REFUSALS = 5;

    private static final Ruleset ALL_KINDS = Ruleset.of(Expansion.values());

    private record Sample(Ruleset ruleset, long number) {

        /** Some positions of a random game, the last one among them; the reference rules play the same game. */
        Stream<Setup> game() {
            RandomGames games = RandomGames.of(ruleset, 1, MAX_PLIES);
            Game game = (number % 2 == 0 ? games : games.lively()).game(number);
            List<Position> positions = game.positions();
            List<Setup> setups = replay(ruleset, game.moves());
            IntStream randomPlies = new SplittableRandom(number).ints(POSITIONS_PER_GAME - 1, 0, positions.size());
            return IntStream.concat(IntStream.of(positions.size() - 1), randomPlies)
                    .mapToObj(ply -> {
                        assertThat(positions.get(ply)).isEqualTo(Position.of(setups.get(ply)));
                        return setups.get(ply);
                    });
        }

        Setup setup() {
            return RandomSetups.setup(number, ruleset);
        }
    }

    @Test
    void check_randomPositions_agreesWithReferenceAndBoard() throws IOException {
        HiveTally games = ask(samples(ruleset -> GAMES_PER_RULESET).flatMap(Sample::game));
        HiveTally setups =
                ask(samples(ruleset -> ruleset.equals(ALL_KINDS) ? SETUPS_WITH_ALL_KINDS : SETUPS_PER_RULESET)
                        .map(Sample::setup));
        Files.writeString(Path.of("target", "random-refusals.md"), report(games, setups));

        assertThat(Stream.of(Kind.values())
                        .filter(kind -> kind != Kind.NO_PLACEMENT) // Full hives seldom meet it; small ones do.
                        .filter(kind -> games.refusals(kind) + setups.refusals(kind) < MIN_REFUSALS))
                .as("kinds of refusals that came up less than " + MIN_REFUSALS + " times")
                .isEmpty();
    }

    /** Many setups would be the same without a toggle, so this draws them until enough are not. */
    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "REPETITION_DRAW")
    void check_toggleMatters_agreesWithReferenceAndBoard(Toggle toggle) {
        List<Setup> setups = LongStream.range(0, MAX_DRAWS_PER_TOGGLE)
                .mapToObj(number -> RandomSetups.setup(number, ALL_KINDS))
                .filter(setup -> !ReferenceRules.legalMoves(
                                setup.withRuleset(setup.ruleset().with(toggle)))
                        .equals(ReferenceRules.legalMoves(
                                setup.withRuleset(setup.ruleset().without(toggle)))))
                .limit(SETUPS_PER_TOGGLE)
                .toList();
        assertThat(setups)
                .as(
                        "setups, of %2$d drawn, in which %1$s matters to the reference rules; if they are rare, let RandomSetups draw"
                                + " them on purpose",
                        toggle, MAX_DRAWS_PER_TOGGLE)
                .hasSize(SETUPS_PER_TOGGLE);

        ask(setups.parallelStream()
                .flatMap(setup -> Stream.of(
                                setup.ruleset().with(toggle), setup.ruleset().without(toggle))
                        .map(setup::withRuleset)));
    }

    /** Returns samples of each ruleset, as a parallel stream. */
    private static Stream<Sample> samples(ToIntFunction<Ruleset> count) {
        return rulesets()
                .flatMap(ruleset ->
                        LongStream.range(0, count.applyAsInt(ruleset)).mapToObj(number -> new Sample(ruleset, number)))
                .toList()
                .parallelStream();
    }

    private static Stream<Ruleset> rulesets() {
        List<Ruleset> all = Ruleset.all().stream()
                .filter(ruleset -> !ruleset.has(Toggle.REPETITION_DRAW))
                .toList();
        Stream<Ruleset> others = Stream.of(Toggle.values())
                .filter(toggle -> toggle != Toggle.REPETITION_DRAW)
                .map(toggle -> toggle.isUsual() ? ALL_KINDS.without(toggle) : ALL_KINDS.with(toggle));
        List<Ruleset> some =
                Stream.concat(Stream.of(Ruleset.BASE, ALL_KINDS), others).toList();
        return TestDepth.of(some, all).stream();
    }

    private static HiveTally ask(Stream<Setup> setups) {
        return setups.collect(HiveTally::new, (tally, setup) -> ask(setup, tally), HiveTally::add);
    }

    private static void ask(Setup setup, HiveTally tally) {
        try {
            Position position = Position.of(setup);
            assertThat(position.outcome()).isEqualTo(ReferenceRules.outcome(setup));
            Set<Move> legal = ReferenceRules.legalMoves(setup);
            MoveLists.requireSame(position.legalMoves(), legal, setup);
            HiveInspection.inspect(new HiveQuestions(setup, movesToAskAbout(setup), Piece.all()), tally);
        } catch (RuntimeException e) {
            throw new AssertionError("in " + setup, e);
        }
    }

    /** Returns all legal moves and, for each rule, some moves that break it, far and near; all of them at night. */
    private static List<Move> movesToAskAbout(Setup setup) {
        List<Move> all = MovesNearHive.of(setup);
        if (MAX_MOVES_PER_RULE == Integer.MAX_VALUE) {
            return all;
        }
        ReferenceRuleFinder rules = ReferenceRules.ruleFinder(setup);
        Collections.shuffle(all, new Random(7));
        return all.stream()
                .collect(Collectors.groupingBy(rules::find, LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .flatMap(moves -> moves.getValue().stream()
                        .limit(moves.getKey().isEmpty() ? Integer.MAX_VALUE : MAX_MOVES_PER_RULE))
                .toList();
    }

    /** Returns the setups of the same game, from the reference rules alone. */
    private static List<Setup> replay(Ruleset ruleset, List<Move> moves) {
        List<Setup> setups = new ArrayList<>(List.of(Setup.empty(ruleset)));
        for (Move move : moves) {
            setups.add(ReferenceRules.playLegal(setups.get(setups.size() - 1), move));
        }
        return setups;
    }

    private static String report(HiveTally games, HiveTally setups) {
        String rows = Stream.of(Kind.values())
                .map(kind -> row(kind.id(), games.refusals(kind), setups.refusals(kind)))
                .collect(Collectors.joining());
        return "| | in games | in setups |\n| --- | ---: | ---: |\n"
                + row("positions", games.setups(), setups.setups())
                + row("questions", games.questions(), setups.questions())
                + rows;
    }

    private static String row(String name, long inGames, long inSetups) {
        return String.format(Locale.ROOT, "| %s | %,d | %,d |%n", name, inGames, inSetups);
    }
}
