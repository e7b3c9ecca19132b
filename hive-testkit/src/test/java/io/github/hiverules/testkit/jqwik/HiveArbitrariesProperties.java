package io.github.hiverules.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.testkit.MoveQuestion;
import io.github.hiverules.testkit.TestDepth;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;

class HiveArbitrariesProperties {

    /** From how many random values each example shrinks. */
    private static final int SHRUNK_VALUES = TestDepth.of(1, 30);

    private static final int ENDED_GAMES = TestDepth.of(10, 1000);

    /** Among this many tricky games, each situation occurs at least once. */
    private static final int TRICKY_GAMES = 200;

    @Example
    void games_twoCells_shrinkToSmallestHive() {
        assertThat(smallest(
                        HiveArbitraries.games(HiveArbitraries.rulesets(), 60),
                        game -> game.position().stacks().size() >= 2))
                .allSatisfy(shrunk -> {
                    assertThat(shrunk.position().stacks()).hasSize(2);
                    assertThat(shrunk.ruleset()).isEqualTo(Ruleset.BASE);
                });
    }

    private static boolean hasStack(Position position) {
        return position.stacks().values().stream().anyMatch(stack -> stack.size() > 1);
    }

    /** A few random values shrink to more pieces than most. */
    private static double averageCells(List<Position> positions) {
        return positions.stream()
                .mapToInt(position -> position.stacks().size())
                .average()
                .orElseThrow();
    }

    @Example
    void games_threePlies_shrinkToThreePlies() {
        assertThat(smallest(HiveArbitraries.games(Arbitraries.just(Ruleset.ONLINE), 40), game -> game.plyCount() >= 3))
                .allSatisfy(shrunk -> assertThat(shrunk.plyCount()).isEqualTo(3));
    }

    @Example
    void plausibleIllegalQuestions_illegalMove_shrinkToEmptyTable() {
        assertThat(smallest(
                        HiveArbitraries.plausibleIllegalQuestions(
                                HiveArbitraries.games(HiveArbitraries.rulesets(), 60)),
                        question -> !question.isLegal()))
                .allSatisfy(shrunk -> assertThat(shrunk.position().stacks()).isEmpty());
    }

    /** A program that does not know whose piece is meant cannot hear such a question. */
    @Example
    void plausibleIllegalQuestions_notYourPiece_areAtMostTenth() {
        Arbitrary<MoveQuestion> questions =
                HiveArbitraries.plausibleIllegalQuestions(HiveArbitraries.games(HiveArbitraries.rulesets(), 40));
        RandomGenerator<MoveQuestion> generator = questions.generator(1000);
        Random random = new Random(3);
        List<MoveQuestion> some = Stream.generate(() -> generator.next(random).value())
                .limit(1000)
                .toList();

        assertThat(some)
                .filteredOn(question -> question.refusedBy().equals(Optional.of(Rule.TURN_2)))
                .hasSizeBetween(20, 100);
        assertThat(some)
                .filteredOn(MoveQuestion::isByInsectAndCell)
                .hasSizeGreaterThan(100)
                .noneMatch(question -> Set.of(Rule.MAT_2, Rule.COVER_1)
                        .contains(question.refusedBy().orElseThrow()));
    }

    @Example
    void games_negativeLength_throws() {
        assertThatIllegalArgumentException().isThrownBy(() -> HiveArbitraries.games(HiveArbitraries.rulesets(), -1));
    }

    @Example
    void endedGames_anyLimit_areOver() {
        Arbitrary<Game> ended = HiveArbitraries.endedGames(HiveArbitraries.rulesets(), 60);
        Random random = new Random(2);

        assertThat(Stream.generate(() -> ended.generator(1000).next(random)).limit(ENDED_GAMES))
                .allSatisfy(game -> {
                    assertThat(game.value().position().outcome().isOver()).isTrue();
                    assertThat(game.value().plyCount()).isLessThanOrEqualTo(60);
                });
        assertThat(smallest(ended, game -> true))
                .allSatisfy(shrunk ->
                        assertThat(shrunk.position().outcome().isOver()).isTrue());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HiveArbitraries.endedGames(HiveArbitraries.rulesets(), 39))
                .withMessage("expected a limit of at least 40 moves, not 39");
    }

    /** With all pieces, even these games rarely lead to a forced pass. */
    @Example
    void trickyGames_allPieces_leadToTrickySituations() {
        Arbitrary<Position> tricky = HiveArbitraries.trickyGames(Arbitraries.just(Ruleset.ONLINE), 60)
                .map(Game::position);
        RandomGenerator<Position> generator = tricky.generator(1000);
        Random random = new Random(2);
        Set<Situation> missing = EnumSet.complementOf(EnumSet.of(Situation.PASS));
        for (int game = 0; game < TRICKY_GAMES && !missing.isEmpty(); game++) {
            Position position = generator.next(random).value();
            missing.removeIf(situation -> situation.occursIn(position));
        }

        assertThat(missing).isEmpty();
    }

    @Example
    void livelyGames_stack_shrinkToFewPieces() {
        Arbitrary<Game> lively = HiveArbitraries.livelyGames(HiveArbitraries.rulesets(), 60);

        assertThat(averageCells(smallest(lively, game -> hasStack(game.position())).stream()
                        .map(Game::position)
                        .toList()))
                .isBetween(2.0, 10.0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HiveArbitraries.livelyGames(HiveArbitraries.rulesets(), -1));
    }

    /**
     * The engine moves no piece off a stack. jqwik stops shrinking after a while, so 500 tries have to leave out most
     * moves of a long game.
     */
    @Example
    void trickyGames_engineWithMistake_shrinkToHalfWithFewTries() {
        Predicate<Game> isWrong = game -> game.legalMoves().stream()
                .anyMatch(move -> move instanceof Move.Movement movement
                        && game.position().heightAt(movement.from()) > 1);
        AtomicInteger tries = new AtomicInteger();

        Game shrunk = smallest(
                HiveArbitraries.trickyGames(Arbitraries.just(Ruleset.ONLINE), 60),
                game -> game.plyCount() > 50 && isWrong.test(game),
                game -> tries.incrementAndGet() <= 500 && isWrong.test(game),
                1);

        assertThat(shrunk.plyCount()).isLessThan(25);
    }

    /** Returns what some random values that meet a condition shrink to. */
    private static <T> List<T> smallest(Arbitrary<T> arbitrary, Predicate<T> condition) {
        return IntStream.rangeClosed(1, SHRUNK_VALUES)
                .mapToObj(seed -> smallest(arbitrary, condition, condition, seed))
                .toList();
    }

    /** Shrinks like jqwik: repeatedly takes the first smaller value that still meets the condition. */
    private static <T> T smallest(Arbitrary<T> arbitrary, Predicate<T> first, Predicate<T> condition, long seed) {
        Random random = new Random(seed);
        Shrinkable<T> best = Stream.generate(
                        () -> arbitrary.generator(1000, true).next(random))
                .filter(candidate -> first.test(candidate.value()))
                .findFirst()
                .orElseThrow();
        Optional<Shrinkable<T>> smaller = Optional.of(best);
        while (smaller.isPresent()) {
            best = smaller.get();
            smaller = best.shrink()
                    .filter(candidate -> condition.test(candidate.value()))
                    .findFirst();
        }
        return best.value();
    }
}
