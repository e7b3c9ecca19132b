package io.github.hiverules.engine;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Violation;
import io.github.hiverules.engine.MatchGame.Ending;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Color;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Two engines that play games of a match, one after the other. */
final class EnginePair {

    private final MatchOptions options;
    private final MatchEngine first;
    private final MatchEngine second;

    private int index;
    private Game game;

    /** The player whose engine was asked last. If the engine fails, this player has lost. */
    private Color asked = Color.WHITE;

    EnginePair(MatchEngine first, MatchEngine second, MatchOptions options) {
        this.options = options;
        this.first = first;
        this.second = second;
        this.game = Game.start(options.ruleset());
    }

    /** Plays a game of the match, given by its index from 0. */
    MatchGame play(int newIndex) throws IOException {
        index = newIndex;
        game = opening(index / 2);
        try {
            if (!isDecided()) {
                ask(Color.WHITE).begin(game);
                ask(Color.BLACK).begin(game);
            }
            while (!isDecided()) {
                Color mover = game.sideToMove();
                Move move = ask(mover).chooseMove();
                Optional<Violation> violation = game.check(move);
                if (violation.isPresent()) {
                    return lost(Ending.ILLEGAL_MOVE, "an illegal move: " + sentence(violation.get()));
                }
                game = game.play(move);
                // No answer to a move that decides the game may change anything.
                if (!isDecided()) {
                    ask(mover).play(move);
                    ask(mover.opposite()).play(move);
                }
            }
            return finished();
        } catch (EngineFailureException e) {
            return lost(ending(e.kind()), String.valueOf(e.getMessage()));
        }
    }

    /** Returns the opening of two games, one for each color. It depends only on its number and the seed. */
    private Game opening(int number) {
        SplittableRandom random = new SplittableRandom(options.seed() ^ number * 0xBF58476D1CE4E5B9L);
        Game opening = Game.start(options.ruleset());
        while (opening.plyCount() < options.openingPlies() && !opening.isOver()) {
            opening = opening.play(opening.legalMoves().random(random));
        }
        return opening;
    }

    private boolean isDecided() {
        return game.isOver() || game.plyCount() >= options.maxPlies();
    }

    private MatchEngine ask(Color color) {
        asked = color;
        return engineOf(color);
    }

    private Color firstEngineColor() {
        return index % 2 == 0 ? Color.WHITE : Color.BLACK;
    }

    private MatchEngine engineOf(Color color) {
        return color == firstEngineColor() ? first : second;
    }

    private String sentence(Violation violation) {
        return violation.rule().id() + " " + Sentences.english().violation(game.position(), violation);
    }

    private MatchGame finished() {
        if (game.isOver()) {
            return ended(game, Ending.GAME_OVER, Sentences.english().result(game.result()));
        }
        String limit = options.maxPlies() == 1 ? "1 ply" : options.maxPlies() + " plies";
        return ended(
                game.end(GameResult.drawByAgreement()), Ending.PLY_LIMIT, "the game reached the limit of " + limit);
    }

    private MatchGame lost(Ending ending, String reason) {
        engineOf(asked).stop();
        GameResult result =
                ending == Ending.LOSS_ON_TIME ? GameResult.lossOnTimeOf(asked) : GameResult.resignationOf(asked);
        return ended(game.end(result), ending, reason);
    }

    private MatchGame ended(Game ended, Ending ending, String reason) {
        return new MatchGame(
                index + 1,
                ended,
                engineOf(Color.WHITE).name(),
                engineOf(Color.BLACK).name(),
                firstEngineColor(),
                ending,
                reason);
    }

    private static Ending ending(EngineFailureException.Kind kind) {
        return switch (kind) {
            case NO_ANSWER -> Ending.LOSS_ON_TIME;
            case EXITED -> Ending.EXITED;
            case CLOSED -> Ending.CLOSED;
            case FLOOD, UNSOLICITED_OUTPUT -> Ending.FLOOD;
            case UNSUPPORTED_RULES, REFUSED, UNREADABLE -> Ending.PROTOCOL;
        };
    }

    void stop() {
        List.of(first, second).forEach(MatchEngine::stop);
    }
}
