package io.github.hiverules.testkit.jqwik;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.shrinking.ReducedGame;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/**
 * A game that shrinks to its prefixes, to itself without some of its moves, and to simpler rules. What leaves out most
 * comes first, because jqwik stops after a while.
 */
final class ShrinkableGame implements Shrinkable<Game> {

    private static final int MAX_ATTEMPTS = 40;
    private static final int ATTACK_CANDIDATES = 8;

    private final Shrinkable<Ruleset> ruleset;
    private final Game game;

    /** Whether it shrinks only to games that are over on the board. */
    private final boolean mustBeOver;

    private ShrinkableGame(Shrinkable<Ruleset> ruleset, Game game, boolean mustBeOver) {
        this.ruleset = ruleset;
        this.game = game;
        this.mustBeOver = mustBeOver;
    }

    private ShrinkableGame(Shrinkable<Ruleset> ruleset, Game game) {
        this(ruleset, game, false);
    }

    static ShrinkableGame random(Shrinkable<Ruleset> ruleset, int maxPlies, Random random) {
        int plies = random.nextInt(maxPlies + 1);
        Game game = Game.start(ruleset.value());
        while (game.plyCount() < plies && !game.isOver()) {
            game = game.play(game.legalMoves().random(random));
        }
        return new ShrinkableGame(ruleset, game);
    }

    /** Returns a prefix of a lively game. */
    static ShrinkableGame lively(Shrinkable<Ruleset> ruleset, int maxPlies, Random random) {
        Game game = RandomGames.of(ruleset.value(), random.nextLong(), maxPlies)
                .lively()
                .game(0);
        return new ShrinkableGame(ruleset, game.upTo(random.nextInt(game.plyCount() + 1)));
    }

    /** Returns a prefix of a game that leads to one of the situations, or a whole game if none leads there. */
    static ShrinkableGame tricky(Shrinkable<Ruleset> ruleset, int maxPlies, Random random) {
        List<Situation> situations = Situation.possibleUnder(ruleset.value());
        Situation wanted = situations.get(random.nextInt(situations.size()));
        Game game = Game.start(ruleset.value());
        for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
            RandomGames games = RandomGames.of(ruleset.value(), random.nextLong(), maxPlies);
            game = (attempt % 4 == 3 ? games : games.lively()).game(0);
            List<Position> positions = game.positions();
            int[] matchingPlies = IntStream.range(0, positions.size())
                    .filter(ply -> !positions.get(ply).outcome().isOver() && wanted.occursIn(positions.get(ply)))
                    .toArray();
            if (matchingPlies.length > 0) {
                return new ShrinkableGame(ruleset, game.upTo(matchingPlies[random.nextInt(matchingPlies.length)]));
            }
        }
        return new ShrinkableGame(ruleset, game);
    }

    /**
     * Returns a game that ends. Of a few random moves, each player chooses the one that surrounds the opponent's Queen
     * most and the player's own Queen least.
     */
    static ShrinkableGame ended(Shrinkable<Ruleset> ruleset, int maxPlies, Random random) {
        Game game = Game.start(ruleset.value());
        while (!game.position().outcome().isOver()) {
            game = game.plyCount() < maxPlies && !game.isOver()
                    ? game.play(chooseAttack(game.position(), random))
                    : Game.start(ruleset.value());
        }
        return new ShrinkableGame(ruleset, game, true);
    }

    private static Move chooseAttack(Position position, Random random) {
        LegalMoves moves = position.legalMoves();
        int best = random.nextInt(moves.size());
        int maxDanger = danger(moves.play(best), position.sideToMove());
        for (int candidate = 1; candidate < ATTACK_CANDIDATES; candidate++) {
            int index = random.nextInt(moves.size());
            int danger = danger(moves.play(index), position.sideToMove());
            if (danger > maxDanger) {
                best = index;
                maxDanger = danger;
            }
        }
        return moves.get(best);
    }

    private static int danger(Position position, Color attacker) {
        return queenNeighborCount(position, attacker.opposite()) - queenNeighborCount(position, attacker);
    }

    private static int queenNeighborCount(Position position, Color color) {
        return position.cellOf(Piece.of(color, Bug.QUEEN_BEE))
                .map(position::occupiedNeighborCount)
                .orElse(0);
    }

    @Override
    public Game value() {
        return game;
    }

    @Override
    public Stream<Shrinkable<Game>> shrink() {
        Stream<ShrinkableGame> shorter = ReducedGame.shorter(game.moves()).map(moves -> replayed(ruleset, moves));
        return Stream.of(shorter, earlierEnds(), underSimplerRules())
                .flatMap(Function.identity())
                .filter(smaller -> smaller.compareTo(this) < 0)
                .filter(smaller ->
                        !mustBeOver || smaller.game.position().outcome().isOver())
                .map(Function.identity());
    }

    @Override
    public ShrinkingDistance distance() {
        return ShrinkingDistance.of(game.plyCount()).append(ruleset.distance());
    }

    /**
     * Returns each prefix with each legal move added: an earlier move may have the same effect as the last one.
     */
    private Stream<ShrinkableGame> earlierEnds() {
        return IntStream.range(0, game.plyCount())
                .mapToObj(game::upTo)
                .flatMap(earlier -> earlier.position().legalMoves().stream()
                        .map(move -> new ShrinkableGame(ruleset, earlier.play(move), mustBeOver)));
    }

    private Stream<ShrinkableGame> underSimplerRules() {
        return ruleset.shrink().map(simpler -> replayed(simpler, game.moves()));
    }

    private ShrinkableGame replayed(Shrinkable<Ruleset> rules, List<Move> moves) {
        return new ShrinkableGame(
                rules, ReducedGame.of(Position.initial(rules.value()), moves).game(), mustBeOver);
    }
}
