package io.github.hiverules.notation;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random games under any ruleset and with any ending. Equal seeds give equal games. */
public final class RandomGames {

    private static final int MAX_OFFSET = 1000;

    private RandomGames() {}

    /** Returns a game that starts on the empty table. */
    public static Game game(long seed, int maxPlies) {
        Random random = new Random(seed);
        return play(Game.start(randomRuleset(random)), random, maxPlies);
    }

    /** Returns a game under the given ruleset that starts on the empty table. */
    public static Game game(Ruleset ruleset, long seed, int maxPlies) {
        return play(Game.start(ruleset), new Random(seed), maxPlies);
    }

    /** Returns a game that starts in any position, somewhere on the table. */
    public static Game gameFromAnyStart(long seed, int maxPlies) {
        Random random = new Random(seed);
        Position position =
                play(Game.start(randomRuleset(random)), random, maxPlies).position();
        Position start =
                Position.of(shifted(position.setup(), random.nextInt(MAX_OFFSET), -random.nextInt(MAX_OFFSET)));
        return play(Game.start(start), random, maxPlies);
    }

    private static Game play(Game start, Random random, int maxPlies) {
        int plies = random.nextInt(maxPlies + 1);
        boolean reversesMoves = random.nextBoolean();
        Game game = start;
        while (plies > game.plyCount() && !game.isOver()) {
            Optional<Move> reversal = reversesMoves ? reversal(game) : Optional.empty();
            LegalMoves moves = game.legalMoves();
            game = game.play(reversal.orElse(moves.get(random.nextInt(moves.size()))));
        }
        return game.isOver() ? game : withEnding(game, random.nextInt(7));
    }

    /** Returns the move that reverses the player's last movement, if it is legal: such games soon repeat a position. */
    private static Optional<Move> reversal(Game game) {
        return Optional.of(game)
                .filter(current -> current.plyCount() > 10)
                .flatMap(current -> current.undo().lastMove())
                .flatMap(move -> move instanceof Move.Movement movement ? Optional.of(movement) : Optional.empty())
                .map(last -> (Move) Move.move(last.piece(), last.to(), last.from()))
                .filter(game::isLegal);
    }

    private static Game withEnding(Game game, int ending) {
        return switch (ending) {
            case 0 -> game.end(GameResult.resignationOf(Color.WHITE));
            case 1 -> game.end(GameResult.resignationOf(Color.BLACK));
            case 2 -> game.end(GameResult.drawByAgreement());
            case 3 -> game.end(GameResult.lossOnTimeOf(Color.WHITE));
            case 4 -> game.end(GameResult.lossOnTimeOf(Color.BLACK));
            default -> game;
        };
    }

    private static Ruleset randomRuleset(Random random) {
        Ruleset ruleset = RandomUhpGames.randomRuleset(random);
        for (Toggle toggle : EnumSet.complementOf(EnumSet.of(Toggle.TOURNAMENT_OPENING))) {
            ruleset = random.nextBoolean() ? ruleset.with(toggle) : ruleset.without(toggle);
        }
        return ruleset;
    }

    private static Setup shifted(Setup setup, int dq, int dr) {
        Setup shifted = Setup.empty(setup.ruleset()).withTurn(setup.sideToMove(), setup.turnNumber());
        for (var stack : setup.stacks().entrySet()) {
            Hex hex = Hex.of(stack.getKey().q() + dq, stack.getKey().r() + dr);
            for (var piece : List.copyOf(stack.getValue())) {
                shifted = shifted.withPiece(hex, piece);
            }
        }
        return new Setup(
                shifted.ruleset(), shifted.sideToMove(), shifted.turnNumber(), shifted.stacks(), setup.resting());
    }
}
