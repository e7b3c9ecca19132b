package io.github.hiverules.notation.sgf;

import io.github.hiverules.Game;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.Games;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Games as SGF, as the site BoardSpace writes them.
 *
 * <p>The files record what the players did with the mouse: pieces are picked up, dropped, dropped again and at last committed.
 * What counts is the last drop before the commitment, and of it the column and row, never the words beside them.
 *
 * <p>A commitment of nothing is a pass, unless it only closes talks about a draw. White is the player who begins. How the game
 * ended is told by the board, a resignation, an accepted draw, or else by the result in words, in which the winner's name
 * is looked for.
 */
public final class Sgf {

    private Sgf() {}

    /**
     * Reads the first game of a text leniently and expects it to be whole.
     *
     * @param text the SGF
     * @return the game
     * @throws NotationException if anything is wrong
     */
    public static Game read(CharSequence text) {
        return read(text, ReadOptions.lenient()).orThrow();
    }

    /**
     * Reads the first game of a text up to the first fault.
     *
     * <p>The tags of the game are {@code White}, {@code Black} and {@code Date} as in a PGN, and {@code SgfDate}, {@code
     * SgfGameName} and {@code SgfResult} as they are in the text.
     *
     * @param text the SGF
     * @param options how to read
     * @return the game, or its good part and the fault
     */
    public static ReadGame read(CharSequence text, ReadOptions options) {
        return readAll(text, options).iterator().next();
    }

    /**
     * Reads all games of a text, one after the other as they are asked for.
     *
     * @param text one SGF or several
     * @param options how to read
     * @return the games, at least one; an empty text is a game with a fault
     */
    public static Stream<ReadGame> readAll(CharSequence text, ReadOptions options) {
        return Games.read(text, (source, from) -> new SgfReader(source, from, options));
    }

    /**
     * Writes a game.
     *
     * @param game the game
     * @param tags {@code White} and {@code Black}, {@code SgfDate} or {@code Date}, {@code SgfGameName} or {@code Event}, if
     *     they are known
     * @return the SGF, with a line end at its end
     * @throws NotExpressibleException if the game does not start on the empty table with White to move, or if the hive
     *     reaches round the site's board, which has 26 columns and 26 rows and no edges
     */
    public static String write(Game game, Map<String, String> tags) {
        return new SgfWriter(game, tags).write();
    }
}
