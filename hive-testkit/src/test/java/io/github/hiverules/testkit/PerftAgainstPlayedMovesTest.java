package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Both perfts count some things together that are alike. Their counts are those of playing every move. */
class PerftAgainstPlayedMovesTest {

    private static final int MAX_PLIES = 90;
    private static final int FIRST_PLY_WITH_BOTH_QUEENS = 8;
    private static final int MAX_PLIES_TO_END = 250;
    private static final int THREADS = 3;

    /** The number of games and setups of each sort, for each of 16 rulesets. */
    private static final int GAMES_PER_RULESET = TestDepth.of(4, 400);

    private static final int ENDED_GAMES = TestDepth.of(1, 40);

    /** Up to this number of sequences, one more move costs almost nothing to count. */
    private static final long MAX_CHEAP_COUNT = TestDepth.of(1_000, 20_000);

    private static final int MAX_DEPTH = 5;

    /** Several threads first collect all positions after two moves, which costs more than the count. */
    private static final long MAX_COUNT_FOR_THREADS = TestDepth.of(20_000, Integer.MAX_VALUE);

    /** One for all positions and rulesets, because different positions must not share a count. */
    private static final HashedPerft HASHED = HashedPerft.upTo(MAX_DEPTH);

    private static final Map<Ruleset, List<Position>> POSITIONS = rulesets()
            .collect(Collectors.toMap(
                    ruleset -> ruleset, ruleset -> positions(ruleset).toList()));

    static Stream<Ruleset> rulesets() {
        return IntStream.range(0, 16).mapToObj(Rulesets::of);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void count_randomPositions_isThatOfPlayingEveryMove(Ruleset ruleset) {
        assertThat(POSITIONS.getOrDefault(ruleset, List.of()).stream()
                        .flatMap(PerftAgainstPlayedMovesTest::differences))
                .isEmpty();
    }

    /** Depths 2 and 3, and 4 and 5 where that is cheap; the threads share the caches from depth 5 on. */
    private static Stream<String> differences(Position position) {
        List<String> differences = new ArrayList<>();
        long expected = 0;
        for (int depth = 2; depth <= MAX_DEPTH && (depth <= 3 || expected <= MAX_CHEAP_COUNT); depth++) {
            expected = played(position, depth);
            long plain = Perft.count(position, depth);
            long hashed = HASHED.countOnThisThread(position, depth);
            long withThreads = expected <= MAX_COUNT_FOR_THREADS
                    ? HASHED.countWithThreads(position, depth, THREADS, share -> {})
                    : expected;
            if (plain != expected || hashed != expected || withThreads != expected) {
                differences.add("perft(" + depth + ") = " + expected + ", counted " + plain + ", hashed " + hashed
                        + ", by several threads " + withThreads + " in " + position);
            }
        }
        return differences.stream();
    }

    private static long played(Position position, int depth) {
        LegalMoves moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        return IntStream.range(0, moves.size())
                .mapToLong(move -> played(moves.play(move), depth - 1))
                .sum();
    }

    private static Stream<Position> positions(Ruleset ruleset) {
        Stream<Position> some = LongStream.range(0, GAMES_PER_RULESET)
                .boxed()
                .flatMap(number -> Stream.concat(
                        ofGame(ruleset, number),
                        Stream.of(setup(ruleset, number), oneColorOnly(ruleset, number))
                                .map(Position::of)));
        return Stream.concat(some, endings(ruleset));
    }

    /** One before a Queen has to be in play, and one after. */
    private static Stream<Position> ofGame(Ruleset ruleset, long number) {
        RandomGames games = RandomGames.of(ruleset, 2, MAX_PLIES);
        List<Position> positions =
                (number % 2 == 0 ? games : games.lively()).game(number).positions();
        SplittableRandom random = new SplittableRandom(number);
        return Stream.of(
                positions.get(random.nextInt(FIRST_PLY_WITH_BOTH_QUEENS)),
                positions.get(random.nextInt(FIRST_PLY_WITH_BOTH_QUEENS, positions.size())));
    }

    /** The last positions before a Queen is surrounded. */
    private static Stream<Position> endings(Ruleset ruleset) {
        return RandomGames.of(ruleset, 3, MAX_PLIES_TO_END)
                .games()
                .filter(game -> game.isOver())
                .limit(ENDED_GAMES)
                .flatMap(game -> IntStream.rangeClosed(1, 3).mapToObj(plies -> {
                    List<Position> positions = game.positions();
                    return positions.get(positions.size() - 1 - plies);
                }));
    }

    /**
     * Leaves out the resting piece where it matters in no game, because positions with one key need not have equal
     * moves then.
     */
    private static Setup setup(Ruleset ruleset, long number) {
        Setup setup = new RandomSetups(new SplittableRandom(number)).setup(ruleset);
        return ruleset.includes(Bug.PILLBUG)
                ? setup
                : new Setup(ruleset, setup.sideToMove(), setup.turnNumber(), setup.stacks(), Optional.empty());
    }

    /**
     * The Queen of one player and often another piece; the other has none in play yet, in a later turn than the first.
     */
    private static Setup oneColorOnly(Ruleset ruleset, long number) {
        SplittableRandom random = new SplittableRandom(number);
        Color color = Color.values()[random.nextInt(2)];
        List<Bug> kinds = Stream.of(Bug.values()).filter(ruleset::includes).toList();
        Setup setup = Setup.empty(ruleset).withPiece(Hex.ORIGIN, Piece.of(color, Bug.QUEEN_BEE));
        Bug bug = kinds.get(random.nextInt(kinds.size()));
        if (bug != Bug.QUEEN_BEE) {
            setup = setup.withPiece(Hex.of(1, 0), Piece.of(color, bug));
        }
        return setup.withTurn(color.opposite(), 3);
    }

    /** Without these kinds of positions the comparison would not say much. */
    @Test
    void positions_areOfAllKinds() {
        List<Position> all = POSITIONS.values().stream().flatMap(List::stream).toList();

        assertThat(all.size()).isGreaterThanOrEqualTo(300);
        for (Predicate<Position> kind : List.<Predicate<Position>>of(
                PerftAgainstPlayedMovesTest::hasStack,
                PerftAgainstPlayedMovesTest::hasHole,
                PerftAgainstPlayedMovesTest::hasQueenInHand,
                PerftAgainstPlayedMovesTest::mayEndAtOnce,
                position -> position.resting().isPresent())) {
            assertThat(all.stream().filter(kind).count()).isGreaterThanOrEqualTo(15);
        }
    }

    private static boolean hasStack(Position position) {
        return position.stacks().values().stream().anyMatch(stack -> stack.size() > 1);
    }

    private static boolean hasQueenInHand(Position position) {
        return position.hand(position.sideToMove()).stream().anyMatch(piece -> piece.bug() == Bug.QUEEN_BEE);
    }

    private static boolean mayEndAtOnce(Position position) {
        LegalMoves moves = position.legalMoves();
        return IntStream.range(0, moves.size())
                .anyMatch(index -> moves.play(index).outcome().isOver());
    }

    /** Returns whether there is an empty cell that pieces surround. */
    private static boolean hasHole(Position position) {
        Set<Hex> occupied = position.stacks().keySet();
        Set<Hex> empty = new HashSet<>();
        occupied.forEach(hex -> empty.addAll(hex.neighbors()));
        empty.removeAll(occupied);
        return empty.stream().anyMatch(hex -> occupied.containsAll(hex.neighbors()));
    }
}
