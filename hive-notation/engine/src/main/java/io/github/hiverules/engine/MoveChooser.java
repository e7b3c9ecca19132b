package io.github.hiverules.engine;

import io.github.hiverules.Game;
import io.github.hiverules.Move;

/**
 * Picks a move: the part of an engine that knows how to play.
 *
 * <p>A chooser sees the whole game, so it can avoid repeating a position or look up an opening:
 *
 * <pre>{@code
 * MoveChooser bot = (game, limit) -> game.legalMoves().stream()
 *         .filter(move -> game.play(move).occurrences() == 1)
 *         .findFirst()
 *         .orElse(game.legalMoves().get(0));
 * }</pre>
 */
@FunctionalInterface
public interface MoveChooser {

    /**
     * {@return a legal move} The engine answers {@code err} if the move is illegal or the chooser throws an exception
     * or an error such as {@link StackOverflowError}.
     *
     * @param game a game in progress, which has at least one legal move
     * @param limit how long and how deep to search
     */
    Move choose(Game game, SearchLimit limit);
}
