package io.github.hiverules.notation;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.piece.Color;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;

/**
 * Random games that can be written for an engine: with any set, with or without the tournament opening. Equal seeds
 * give equal games.
 */
public final class RandomUhpGames {

    private RandomUhpGames() {}

    public static Game game(long seed, int maxPlies) {
        Random random = new Random(seed);
        Game game = Game.start(randomRuleset(random));
        while (game.plyCount() < maxPlies && !game.isOver()) {
            LegalMoves moves = game.position().legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    /** Returns a game that, unless it ends on the board, ends by resignation or agreement, or stays unfinished. */
    public static Game gameWithAnyResult(long seed, int maxPlies) {
        Game game = game(seed, maxPlies);
        if (game.isOver()) {
            return game;
        }
        return switch (Math.floorMod(seed, 4)) {
            case 0 -> game.end(GameResult.resignationOf(Color.WHITE));
            case 1 -> game.end(GameResult.resignationOf(Color.BLACK));
            case 2 -> game.end(GameResult.drawByAgreement());
            default -> game;
        };
    }

    static Ruleset randomRuleset(Random random) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Expansion expansion : Expansion.values()) {
            if (random.nextBoolean()) {
                expansions.add(expansion);
            }
        }
        Ruleset ruleset = Ruleset.BASE.withExpansions(expansions);
        return random.nextBoolean() ? ruleset.with(Toggle.TOURNAMENT_OPENING) : ruleset;
    }
}
