package io.github.hiverules.notation;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Color;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Games of legal random moves under any ruleset, with all endings, the same for the same seed. */
public final class RandomRecords {

    private static final int FARTHEST = 1000;

    private RandomRecords() {}

    /** Returns a game that starts on the empty table. */
    public static Game game(long seed, int maxPlies) {
        Random random = new Random(seed);
        return played(Game.start(ruleset(random)), random, maxPlies);
    }

    /** Returns a game by the given rules that starts on the empty table. */
    public static Game game(Ruleset ruleset, long seed, int maxPlies) {
        return played(Game.start(ruleset), new Random(seed), maxPlies);
    }

    /** Returns a game that starts in any position, somewhere on the table. */
    public static Game gameFromAnyStart(long seed, int maxPlies) {
        Random random = new Random(seed);
        Position position =
                played(Game.start(ruleset(random)), random, maxPlies).position();
        Position start = Position.of(moved(position.setup(), random.nextInt(FARTHEST), -random.nextInt(FARTHEST)));
        return played(Game.start(start), random, maxPlies);
    }

    private static Game played(Game start, Random random, int maxPlies) {
        int plies = random.nextInt(maxPlies + 1);
        boolean goesBack = random.nextBoolean();
        Game game = start;
        while (plies > game.plyCount() && !game.isOver()) {
            Optional<Move> back = goesBack ? back(game) : Optional.empty();
            LegalMoves moves = game.legalMoves();
            game = game.play(back.orElse(moves.get(random.nextInt(moves.size()))));
        }
        return game.isOver() ? game : ended(game, random.nextInt(7));
    }

    /** Returns the move that takes the player's last move back, if it is legal; such games soon repeat a position. */
    private static Optional<Move> back(Game game) {
        return Optional.of(game)
                .filter(now -> now.plyCount() > 10)
                .flatMap(now -> now.undo().lastMove())
                .flatMap(move -> move instanceof Move.Movement it ? Optional.of(it) : Optional.empty())
                .map(last -> (Move) Move.move(last.piece(), last.to(), last.from()))
                .filter(game::isLegal);
    }

    private static Game ended(Game game, int how) {
        return switch (how) {
            case 0 -> game.resign(Color.WHITE);
            case 1 -> game.resign(Color.BLACK);
            case 2 -> game.agreeDraw();
            case 3 -> game.loseOnTime(Color.WHITE);
            case 4 -> game.loseOnTime(Color.BLACK);
            default -> game;
        };
    }

    private static Ruleset ruleset(Random random) {
        return RandomPlay.ruleset(random)
                .withRepetitionDraw(random.nextBoolean())
                .withGatesAboveGround(random.nextBoolean());
    }

    private static Setup moved(Setup setup, int dq, int dr) {
        Setup moved = Setup.empty(setup.ruleset()).withTurn(setup.sideToMove(), setup.turnNumber());
        for (var stack : setup.stacks().entrySet()) {
            Hex hex = Hex.of(stack.getKey().q() + dq, stack.getKey().r() + dr);
            for (var piece : List.copyOf(stack.getValue())) {
                moved = moved.withPiece(hex, piece);
            }
        }
        return new Setup(moved.ruleset(), moved.sideToMove(), moved.turnNumber(), moved.stacks(), setup.resting());
    }
}
