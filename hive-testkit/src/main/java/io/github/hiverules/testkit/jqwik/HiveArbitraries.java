package io.github.hiverules.testkit.jqwik;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.move.Move;
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

    /** {@return all rulesets: every combination of expansions and toggles; they shrink to {@link Ruleset#BASE}} */
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
     * {@return games of legal moves under one ruleset, finished or not, which shrink to fewer moves}
     *
     * @param ruleset the rules
     * @param maxPlies the greatest number of moves in a game
     * @throws IllegalArgumentException if {@code maxPlies} is negative
     */
    public static Arbitrary<Game> games(Ruleset ruleset, int maxPlies) {
        return games(Arbitraries.just(ruleset), maxPlies);
    }

    /**
     * {@return games of legal moves, finished or not, which shrink to fewer moves}
     *
     * @param rulesets the rules
     * @param maxPlies the greatest number of moves in a game
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
     * {@return positions that legal play under one ruleset reaches, ended or not, which shrink to small hives}
     *
     * @param ruleset the rules
     * @param maxPlies the greatest number of moves that lead there
     * @throws IllegalArgumentException if {@code maxPlies} is negative
     */
    public static Arbitrary<Position> positions(Ruleset ruleset, int maxPlies) {
        return games(ruleset, maxPlies).map(Game::position);
    }

    /**
     * {@return positions that legal play reaches, ended or not, which shrink to small hives}
     *
     * @param rulesets the rules
     * @param maxPlies the greatest number of moves that lead there
     * @throws IllegalArgumentException if {@code maxPlies} is negative
     */
    public static Arbitrary<Position> positions(Arbitrary<Ruleset> rulesets, int maxPlies) {
        return games(rulesets, maxPlies).map(Game::position);
    }

    /**
     * {@return the legal moves of a position, which shrink to the first}
     *
     * @param position a position in which the game goes on
     * @throws IllegalArgumentException if the game is over, so that there is no legal move
     */
    public static Arbitrary<Move> legalMoves(Position position) {
        if (position.outcome().isOver()) {
            throw new IllegalArgumentException("no move is legal: the game is over");
        }
        return Arbitraries.of(position.legalMoves());
    }

    /**
     * {@return illegal moves that look like legal ones; they shrink to cells near the middle of the table} A piece of
     * the set goes, from its cell or from either hand, to a cell of the hive or at most two steps from it. A pass is
     * among them where it is illegal.
     *
     * @param position a position, ended or not
     */
    public static Arbitrary<Move> nearLegalMoves(Position position) {
        return Arbitraries.of(CandidateMoves.of(position)).filter(move -> !position.isLegal(move));
    }

    /**
     * {@return legal moves together with their positions, which shrink to small hives}
     *
     * @param positions the positions; those in which the game is over are left out
     */
    public static Arbitrary<MoveAttempt> legalAttempts(Arbitrary<Position> positions) {
        return attempts(positions.filter(position -> !position.outcome().isOver()), HiveArbitraries::legalMoves);
    }

    /**
     * {@return illegal moves that look like legal ones, together with their positions, which shrink to small hives}
     *
     * @param positions the positions
     */
    public static Arbitrary<MoveAttempt> nearLegalAttempts(Arbitrary<Position> positions) {
        return attempts(positions, HiveArbitraries::nearLegalMoves);
    }

    private static Arbitrary<MoveAttempt> attempts(
            Arbitrary<Position> positions, Function<Position, Arbitrary<Move>> moves) {
        return positions.flatMap(before -> moves.apply(before).map(move -> new MoveAttempt(before, move)));
    }
}
