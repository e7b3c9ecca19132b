package io.github.hiverules.testkit.jqwik;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.testkit.CandidateMoves;
import io.github.hiverules.testkit.MoveQuestion;
import io.github.hiverules.testkit.RandomGames;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.Tuple;

/**
 * Arbitraries for jqwik. They produce only what legal play from the empty table can reach, and shrink toward the base
 * game, fewer moves and smaller hives.
 *
 * <p>{@link HiveDomain} provides the same values to parameters by type.
 */
@SuppressWarnings("exports") // Whoever uses this class has jqwik, but the module must not require it.
public final class HiveArbitraries {

    /** The smallest limit for {@link #endedGames}. */
    private static final int MIN_LIMIT_OF_ENDED_GAMES = 40;

    /** Few: most programs could not get these moves wrong. */
    private static final int ONE_OF_THE_OPPONENT_IN = 12;

    private HiveArbitraries() {}

    /** {@return all rulesets: every combination of expansions and toggles; they shrink to {@link Ruleset#BASE}} */
    public static Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(Ruleset.all());
    }

    /**
     * {@return games of legal moves, finished or not; they shrink to fewer moves}
     *
     * @param rulesets the rules, one ruleset for each game
     * @param maxPlies the maximum number of moves in a game
     * @throws IllegalArgumentException if {@code maxPlies} is negative
     */
    public static Arbitrary<Game> games(Arbitrary<Ruleset> rulesets, int maxPlies) {
        Objects.requireNonNull(rulesets, "rulesets");
        return generated(rulesets, maxPlies, 0, ShrinkableGame::random);
    }

    /**
     * {@return prefixes of games that reach full, complicated positions soon, like those of {@link
     * RandomGames#lively()}; they shrink to fewer moves}
     *
     * @param rulesets the rules, one ruleset for each game
     * @param maxPlies the maximum number of moves in a game
     * @throws IllegalArgumentException if {@code maxPlies} is negative
     */
    public static Arbitrary<Game> livelyGames(Arbitrary<Ruleset> rulesets, int maxPlies) {
        Objects.requireNonNull(rulesets, "rulesets");
        return generated(rulesets, maxPlies, 0, ShrinkableGame::lively);
    }

    /**
     * {@return games that lead to where engines go wrong; they shrink to fewer moves} They end in front of a gate above
     * the ground, next to stacks and Pillbugs, with a piece that rests after a throw, with a hole to place into, before
     * a pass, or in the opening. If 40 attempts do not reach the chosen situation, the last one is used.
     *
     * @param rulesets the rules, one ruleset for each game
     * @param maxPlies the maximum number of moves in a game
     * @throws IllegalArgumentException if {@code maxPlies} is negative
     */
    public static Arbitrary<Game> trickyGames(Arbitrary<Ruleset> rulesets, int maxPlies) {
        Objects.requireNonNull(rulesets, "rulesets");
        return generated(rulesets, maxPlies, 0, ShrinkableGame::tricky);
    }

    /**
     * {@return games in which one or both Queen Bees are surrounded; they shrink to fewer moves}
     *
     * @param rulesets the rules, one ruleset for each game
     * @param maxPlies the maximum number of moves in a game, at least 40, because few random games end
     *     sooner
     * @throws IllegalArgumentException if {@code maxPlies} is less than 40
     */
    public static Arbitrary<Game> endedGames(Arbitrary<Ruleset> rulesets, int maxPlies) {
        Objects.requireNonNull(rulesets, "rulesets");
        return generated(rulesets, maxPlies, MIN_LIMIT_OF_ENDED_GAMES, ShrinkableGame::ended);
    }

    private static Arbitrary<Game> generated(
            Arbitrary<Ruleset> rulesets, int maxPlies, int minPlies, GameGenerator games) {
        if (maxPlies < minPlies) {
            throw new IllegalArgumentException("expected a limit of at least " + minPlies + " moves, not " + maxPlies);
        }
        return Arbitraries.fromGeneratorWithSize(size -> {
            RandomGenerator<Ruleset> generator = rulesets.generator(size);
            return random -> games.next(generator.next(random), maxPlies, random);
        });
    }

    /** Creates a random game. */
    private interface GameGenerator {
        ShrinkableGame next(Shrinkable<Ruleset> ruleset, int maxPlies, Random random);
    }

    /** Returns illegal moves, as {@link CandidateMoves} has them. One of twelve is of a piece of the opponent. */
    private static Arbitrary<Move> plausibleIllegalMoves(Position position) {
        Map<Boolean, List<Move>> moves = CandidateMoves.of(position).stream()
                .collect(Collectors.partitioningBy(move -> move.movedPiece()
                        .filter(piece -> piece.color() != position.sideToMove())
                        .isPresent()));
        return Arbitraries.frequencyOf(
                Tuple.of(ONE_OF_THE_OPPONENT_IN - 1, illegal(position, moves.getOrDefault(false, List.of()))),
                Tuple.of(1, illegal(position, moves.getOrDefault(true, List.of()))));
    }

    private static Arbitrary<Move> illegal(Position position, List<Move> moves) {
        return Arbitraries.of(moves).filter(move -> !position.isLegal(move));
    }

    /**
     * {@return legal moves together with their games; they shrink to short games}
     *
     * @param games the games; those that are over are left out
     */
    public static Arbitrary<MoveQuestion> legalQuestions(Arbitrary<Game> games) {
        return questions(games.filter(game -> !game.isOver()), position -> Arbitraries.of(position.legalMoves()));
    }

    /**
     * {@return illegal moves that look like legal ones, together with their games; they shrink to short games} Each one
     * moves or places a piece of the set on a cell of the hive, or at most two steps away from the hive. If a pass is
     * illegal, it is one of them. In one of twelve moves, the piece is the opponent's. A program that does not number
     * its pieces can be asked only some of these questions: filter by {@link MoveQuestion#isByInsectAndCell}.
     *
     * @param games the games, finished or not
     */
    public static Arbitrary<MoveQuestion> plausibleIllegalQuestions(Arbitrary<Game> games) {
        return questions(games, HiveArbitraries::plausibleIllegalMoves);
    }

    private static Arbitrary<MoveQuestion> questions(Arbitrary<Game> games, Function<Position, Arbitrary<Move>> moves) {
        return games.flatMap(game -> moves.apply(game.position()).map(move -> MoveQuestion.of(game, move)));
    }
}
