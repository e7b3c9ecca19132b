package io.github.hiverules.notation.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.GameStringReader;
import io.github.hiverules.notation.internal.MoveWriter;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Rulesets;

/**
 * Games as the Universal Hive Protocol writes them: {@code Base;InProgress;White[2];wS1;bA1 wS1-}.
 *
 * <p><img src="doc-files/game.svg" alt="wS1, and bA1 to the east of it">
 *
 * <p>This is the form for engines, not for storing games; {@link io.github.hiverules.notation.game.GameText} keeps a game as
 * it is. The protocol has no words for a start position, resignation, agreement, clocks or the toggles of a ruleset. The state
 * of a game that ended off the board is written as what it is, for example {@code WhiteWins}; how it was won is lost. So are
 * the toggles: whoever knows them reads with {@link ReadOptions#withTogglesOf(io.github.hiverules.Ruleset)
 * ReadOptions.lenient().withTogglesOf(ruleset)}, else the options decide.
 */
public final class GameString {

    private GameString() {}

    /**
     * Reads a game leniently and expects it to be whole.
     *
     * @param text the game string
     * @return the game
     * @throws NotationException if anything is wrong
     */
    public static Game read(CharSequence text) {
        return read(text, ReadOptions.lenient()).orThrow();
    }

    /**
     * Reads a game up to the first fault.
     *
     * <p>A state that says that somebody has won is taken as a resignation, and a draw as an agreement, where the board shows
     * neither.
     *
     * @param text the game string, without line ends
     * @param options how to read
     * @return the game, or its good part and the fault
     */
    public static ParsedGame read(CharSequence text, ReadOptions options) {
        return GameStringReader.whole(text, options, false);
    }

    /**
     * Reads a game, or a game type, which starts a new game.
     *
     * @param text the game string or game type
     * @param options how to read
     * @return the game, or its good part and the fault
     */
    public static ParsedGame readGameOrType(CharSequence text, ReadOptions options) {
        return GameStringReader.whole(text, options, true);
    }

    /**
     * Writes a game, but not the toggles of its ruleset nor how it was resigned, lost on time or agreed to be a draw.
     *
     * @param game the game
     * @return the game string
     * @throws NotExpressibleException if the game does not start on the empty table with White to move
     */
    public static String write(Game game) {
        StringBuilder text =
                new StringBuilder(Rulesets.gameType(game.startPosition().ruleset()));
        text.append(';').append(Results.word(game)).append(';').append(Results.turn(game.plyCount()));
        MoveWriter.appendAll(game, text, ply -> ";", "");
        return text.toString();
    }
}
