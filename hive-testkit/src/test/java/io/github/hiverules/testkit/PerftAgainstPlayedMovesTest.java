package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
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

/** Each kind of perft groups equal positions or moves, but counts the same as a perft that plays every move. */
class PerftAgainstPlayedMovesTest {

    private static final int MAX_PLIES = 90;
    private static final int FIRST_PLY_WITH_BOTH_QUEENS = 8;
    private static final int MAX_PLIES_TO_END = 250;
    private static final int THREADS = 3;

    /** The number of games, and of each kind of setup, for each of 16 rulesets. */
    private static final int GAMES_PER_RULESET = TestDepth.of(2, 400);

    private static final int ENDED_GAMES_PER_RULESET = TestDepth.of(1, 40);

    /** Up to this count of two plies, the test also counts three. */
    private static final long MAX_COUNT_OF_TWO_PLIES = TestDepth.of(2_000, Integer.MAX_VALUE);

    /** Up to this count, counting one more ply costs almost nothing. */
    private static final long MAX_CHEAP_COUNT = TestDepth.of(1_000, 20_000);

    private static final int MAX_DEPTH = 5;

    /**
     * Up to this count, the test also counts with several threads, which is slow because they first collect many
     * positions.
     */
    private static final long MAX_COUNT_FOR_THREADS = TestDepth.of(20_000, Integer.MAX_VALUE);

    /** Shared by all positions and rulesets, to show that different positions never share a count. */
    private static final HashedPerft HASHED = HashedPerft.upTo(MAX_DEPTH);

    private static final Map<Ruleset, List<Position>> POSITIONS = rulesets()
            .collect(Collectors.toMap(
                    ruleset -> ruleset, ruleset -> positions(ruleset).toList()));

    static Stream<Ruleset> rulesets() {
        return Ruleset.all().stream()
                .filter(ruleset -> ruleset.has(Toggle.GATES_ABOVE_GROUND) && !ruleset.has(Toggle.REPETITION_DRAW));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void count_randomPositions_equalsCountOfPlayedMoves(Ruleset ruleset) {
        assertThat(POSITIONS.getOrDefault(ruleset, List.of()).stream()
                        .flatMap(PerftAgainstPlayedMovesTest::differences))
                .isEmpty();
    }

    /** Compares depth 2, usually 3, and also 4 and 5 where that is cheap. From depth 5 on, threads share the caches. */
    private static Stream<String> differences(Position position) {
        List<String> differences = new ArrayList<>();
        long expected = 0;
        for (int depth = 2;
                depth <= MAX_DEPTH && expected <= (depth == 3 ? MAX_COUNT_OF_TWO_PLIES : MAX_CHEAP_COUNT);
                depth++) {
            expected = countPlayedMoves(position, depth);
            long plain = Perft.count(position, depth);
            long hashed = HASHED.countOnThisThread(position, depth);
            long threaded =
                    expected <= MAX_COUNT_FOR_THREADS ? HASHED.countWithThreads(position, depth, THREADS) : expected;
            if (plain != expected || hashed != expected || threaded != expected) {
                differences.add("perft(" + depth + ") = " + expected + ", counted " + plain + ", hashed " + hashed
                        + ", by several threads " + threaded + " in " + position);
            }
        }
        return differences.stream();
    }

    private static long countPlayedMoves(Position position, int depth) {
        LegalMoves moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        return IntStream.range(0, moves.size())
                .mapToLong(index -> countPlayedMoves(moves.play(index), depth - 1))
                .sum();
    }

    private static Stream<Position> positions(Ruleset ruleset) {
        Stream<Position> randomPositions = LongStream.range(0, GAMES_PER_RULESET)
                .boxed()
                .flatMap(number -> Stream.concat(
                        positionsOfGame(ruleset, number),
                        Stream.of(randomSetup(ruleset, number), setupWithOneColor(ruleset, number))
                                .map(Position::of)));
        return Stream.concat(randomPositions, endings(ruleset));
    }

    /** Returns two positions: one from the first plies, and one after both Queens had to be placed. */
    private static Stream<Position> positionsOfGame(Ruleset ruleset, long number) {
        RandomGames games = RandomGames.of(ruleset, 2, MAX_PLIES);
        List<Position> positions =
                (number % 2 == 0 ? games : games.lively()).game(number).positions();
        SplittableRandom random = new SplittableRandom(number);
        return Stream.of(
                positions.get(random.nextInt(FIRST_PLY_WITH_BOTH_QUEENS)),
                positions.get(random.nextInt(FIRST_PLY_WITH_BOTH_QUEENS, positions.size())));
    }

    /** Returns the last three positions before a Queen is surrounded. */
    private static Stream<Position> endings(Ruleset ruleset) {
        return RandomGames.of(ruleset, 3, MAX_PLIES_TO_END)
                .games()
                .filter(game -> game.isOver())
                .limit(ENDED_GAMES_PER_RULESET)
                .flatMap(game -> IntStream.rangeClosed(1, 3).mapToObj(plies -> {
                    List<Position> positions = game.positions();
                    return positions.get(positions.size() - 1 - plies);
                }));
    }

    /**
     * Returns a random setup, without its resting piece if the ruleset has no Pillbug. Otherwise, positions that count
     * as the same could have different moves.
     */
    private static Setup randomSetup(Ruleset ruleset, long number) {
        Setup setup = RandomSetups.setup(number, ruleset);
        return ruleset.includes(Bug.PILLBUG)
                ? setup
                : new Setup(ruleset, setup.sideToMove(), setup.turnNumber(), setup.stacks(), Optional.empty());
    }

    /** Returns a setup of turn 3 in which only one player has pieces in play: the Queen, and often another one. */
    private static Setup setupWithOneColor(Ruleset ruleset, long number) {
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

    /** If few kinds of positions occurred, the comparison would prove too little. */
    @Test
    void positions_coverAllKinds() {
        List<Position> positions =
                POSITIONS.values().stream().flatMap(List::stream).toList();

        assertThat(positions.size()).isGreaterThanOrEqualTo(150);
        for (Predicate<Position> kind : List.<Predicate<Position>>of(
                PerftAgainstPlayedMovesTest::hasStack,
                PerftAgainstPlayedMovesTest::hasHole,
                PerftAgainstPlayedMovesTest::hasQueenInHand,
                PerftAgainstPlayedMovesTest::canEndAtOnce,
                position -> position.resting().isPresent())) {
            assertThat(positions.stream().filter(kind).count()).isGreaterThanOrEqualTo(15);
        }
    }

    private static boolean hasStack(Position position) {
        return position.stacks().values().stream().anyMatch(stack -> stack.size() > 1);
    }

    private static boolean hasQueenInHand(Position position) {
        return position.hand(position.sideToMove()).stream().anyMatch(piece -> piece.bug() == Bug.QUEEN_BEE);
    }

    private static boolean canEndAtOnce(Position position) {
        LegalMoves moves = position.legalMoves();
        return IntStream.range(0, moves.size())
                .anyMatch(index -> moves.play(index).outcome().isOver());
    }

    /** Returns whether pieces surround an empty cell. */
    private static boolean hasHole(Position position) {
        Set<Hex> occupied = position.stacks().keySet();
        Set<Hex> empty = new HashSet<>();
        occupied.forEach(hex -> empty.addAll(hex.neighbors()));
        empty.removeAll(occupied);
        return empty.stream().anyMatch(hex -> occupied.containsAll(hex.neighbors()));
    }
}
