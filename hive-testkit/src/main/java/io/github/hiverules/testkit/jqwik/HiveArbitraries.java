package io.github.hiverules.testkit.jqwik;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomGenerator;

/**
 * Arbitraries for jqwik. Legal play from the empty table reaches everything they produce. It shrinks to the base game, and
 * to fewer moves and smaller hives.
 *
 * <p>{@link HiveDomain} offers the same to parameters by their types.
 */
@SuppressWarnings("exports") // Whoever uses this class has jqwik, but the module must not require it.
public final class HiveArbitraries {

    private HiveArbitraries() {}

    /**
     * Returns all rulesets: every combination of expansions and toggles.
     *
     * @return an arbitrary that shrinks to {@link Ruleset#BASE}
     */
    public static Arbitrary<Ruleset> rulesets() {
        Arbitrary<Boolean> toggle = Arbitraries.of(false, true);
        return Combinators.combine(Arbitraries.of(Expansion.class).set(), toggle, toggle, toggle)
                .as((expansions, opening, repetition, flat) -> Ruleset.BASE
                        .withExpansions(expansions)
                        .withTournamentOpening(opening)
                        .withRepetitionDraw(repetition)
                        .withGatesAboveGround(!flat));
    }

    /**
     * Returns games of legal moves under one ruleset, finished or not.
     *
     * @param ruleset the rules
     * @param maxPlies the greatest number of moves in a game
     * @return an arbitrary that shrinks to fewer moves
     * @throws IllegalArgumentException if {@code maxPlies} is negative
     */
    public static Arbitrary<Game> games(Ruleset ruleset, int maxPlies) {
        return games(Arbitraries.just(ruleset), maxPlies);
    }

    /**
     * Returns games of legal moves, finished or not.
     *
     * @param rulesets the rules
     * @param maxPlies the greatest number of moves in a game
     * @return an arbitrary that shrinks to fewer moves
     * @throws IllegalArgumentException if {@code maxPlies} is negative
     */
    public static Arbitrary<Game> games(Arbitrary<Ruleset> rulesets, int maxPlies) {
        if (maxPlies < 0) {
            throw new IllegalArgumentException("a game cannot have " + maxPlies + " moves");
        }
        return Arbitraries.fromGeneratorWithSize(size -> {
            RandomGenerator<Ruleset> generator = rulesets.generator(size);
            return random -> ShrinkableGame.random(generator.next(random), maxPlies, random);
        });
    }

    /**
     * Returns positions that legal play under one ruleset reaches, ended or not.
     *
     * @param ruleset the rules
     * @param maxPlies the greatest number of moves that lead there
     * @return an arbitrary that shrinks to small hives
     * @throws IllegalArgumentException if {@code maxPlies} is negative
     */
    public static Arbitrary<Position> positions(Ruleset ruleset, int maxPlies) {
        return games(ruleset, maxPlies).map(Game::position);
    }

    /**
     * Returns positions that legal play reaches, ended or not.
     *
     * @param rulesets the rules
     * @param maxPlies the greatest number of moves that lead there
     * @return an arbitrary that shrinks to small hives
     * @throws IllegalArgumentException if {@code maxPlies} is negative
     */
    public static Arbitrary<Position> positions(Arbitrary<Ruleset> rulesets, int maxPlies) {
        return games(rulesets, maxPlies).map(Game::position);
    }

    /**
     * Returns the legal moves of a position.
     *
     * @param position a position in which the game goes on
     * @return an arbitrary that shrinks to the first legal move
     * @throws IllegalArgumentException if the game is over, so that there is no legal move
     */
    public static Arbitrary<Move> legalMoves(Position position) {
        if (position.outcome().isOver()) {
            throw new IllegalArgumentException("no move is legal: the game is over");
        }
        return Arbitraries.of(position.legalMoves());
    }

    /**
     * Returns illegal moves that look like legal ones: a piece of the set goes, from its place or from either hand, to a cell
     * of the hive or at most two steps from it. A pass is among them where it is illegal.
     *
     * @param position a position, ended or not
     * @return an arbitrary that shrinks to cells near the middle of the table
     */
    public static Arbitrary<Move> nearLegalMoves(Position position) {
        return Arbitraries.of(CandidateMoves.of(position)).filter(move -> !position.isLegal(move));
    }

    /**
     * Returns legal moves together with their positions.
     *
     * @param positions the positions; those in which the game is over are left out
     * @return an arbitrary that shrinks to small hives
     */
    public static Arbitrary<MoveAttempt> legalAttempts(Arbitrary<Position> positions) {
        return attempts(positions.filter(position -> !position.outcome().isOver()), HiveArbitraries::legalMoves);
    }

    /**
     * Returns illegal moves that look like legal ones, together with their positions.
     *
     * @param positions the positions
     * @return an arbitrary that shrinks to small hives
     */
    public static Arbitrary<MoveAttempt> nearLegalAttempts(Arbitrary<Position> positions) {
        return attempts(positions, HiveArbitraries::nearLegalMoves);
    }

    private static Arbitrary<MoveAttempt> attempts(
            Arbitrary<Position> positions, Function<Position, Arbitrary<Move>> moves) {
        return positions.flatMap(before -> moves.apply(before).map(move -> new MoveAttempt(before, move)));
    }
}
