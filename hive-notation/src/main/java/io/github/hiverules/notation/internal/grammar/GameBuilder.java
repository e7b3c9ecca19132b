package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;

/**
 * Builds a game from the moves that a reader finds. Until {@code start}, it holds an empty base game. Not thread-safe.
 */
public final class GameBuilder {

    private final Source source;
    private final MoveReader moves;
    private Game game = Game.start(Ruleset.BASE);

    public GameBuilder(Source source, Repairs repairs, ReadOptions options) {
        this.source = source;
        this.moves = new MoveReader(source, repairs, options);
    }

    public void start(Ruleset ruleset) {
        game = Game.start(ruleset);
    }

    public void start(Position start) {
        game = Game.start(start);
    }

    public void play(int start, int end) {
        play(moves.read(game.position(), start, end), start, end);
    }

    public void play(Move move, int start, int end) {
        try {
            game = game.play(move);
        } catch (IllegalMoveException e) {
            int first = source.skipWhitespace(start, end);
            String text = source.excerpt(first, source.trimEnd(first, end));
            throw new NotationException(
                    Fault.illegalMove(source.location(first), text, e.position(), e.move(), e.violation()));
        }
    }

    public Game game() {
        return game;
    }

    public void finish(Game ended) {
        game = ended;
    }
}
