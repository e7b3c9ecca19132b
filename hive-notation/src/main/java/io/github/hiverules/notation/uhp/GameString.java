package io.github.hiverules.notation.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.internal.grammar.MoveWriter;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import java.util.Objects;

/**
 * Games as the Universal Hive Protocol writes them: {@code Base;InProgress;White[2];wS1;bA1 wS1-}.
 *
 * <p><img src="doc-files/game.svg" alt="the Spider wS1, and the Ant bA1 to the east of it with the marks of the last
 * move">
 *
 * <p>This is the form for engines. To store games, use {@link io.github.hiverules.notation.game.GameText GameText},
 * which keeps everything. The protocol has no words for a start position or a loss on time, so {@link #write write}
 * refuses them. It has none for the toggles of a ruleset either, so the read options decide: read with {@link
 * ReadOptions#withTogglesOf(Ruleset) ReadOptions.lenient().withTogglesOf(ruleset)} if you know
 * them.
 */
public final class GameString {

    private GameString() {}

    /**
     * {@return the game in a game string, read leniently}
     *
     * @param text the game string
     * @throws NotationException if the text has a fault, or if the reader would have to guess what it means
     */
    public static Game read(CharSequence text) {
        return read(text, ReadOptions.lenient());
    }

    /**
     * {@return the game in a game string}
     *
     * @param text the game string
     * @param options how to read
     * @throws NotationException if the text has a fault, or if the reader would have to guess what it means
     */
    public static Game read(CharSequence text, ReadOptions options) {
        return parse(text, options).withoutGuesses().orThrow();
    }

    /**
     * {@return the result of lenient reading; see {@link #parse(CharSequence, ReadOptions)}}
     *
     * @param text the game string, without line endings
     */
    public static Parsed<Game> parse(CharSequence text) {
        return parse(text, ReadOptions.lenient());
    }

    /**
     * {@return the game in a game string up to the first fault, and that fault}
     *
     * <p>Lenient readers also accept what people copy from elsewhere: a link with a game, a text in quotation marks or
     * with doubled backslashes, unusual spaces and dashes, the command {@code newgame} before it, and moves without
     * game type, state and turn. They report each as a repair. They read a game text, too, which nobody can mistake for
     * a game string.
     *
     * <p>If the board does not end the game, a state that names a winner counts as a resignation, and the state {@code
     * Draw} as an agreement.
     *
     * @param text the game string, without line endings
     * @param options how to read
     */
    public static Parsed<Game> parse(CharSequence text, ReadOptions options) {
        return Reading.parseUpToFault(text, options, reading -> new GameStringReader(reading).read(false));
    }

    /**
     * {@return the result of {@link #parse(CharSequence, ReadOptions)}, or a new game if the text is a game type}
     *
     * @param text the game string or game type
     * @param options how to read
     */
    public static Parsed<Game> parseGameOrType(CharSequence text, ReadOptions options) {
        return Reading.parseUpToFault(text, options, reading -> new GameStringReader(reading).read(true));
    }

    /**
     * {@return the ruleset with the expansions of a game type and the usual toggles, read leniently}
     *
     * @param text for example {@code Base+ML}
     * @throws NotationException if the text is not a game type
     */
    public static Ruleset readType(CharSequence text) {
        return parseType(text, ReadOptions.lenient()).orThrow();
    }

    /**
     * {@return the ruleset with the expansions of a game type and the toggles of the options, or the fault of the text}
     *
     * @param text for example {@code Base+ML}; lenient readers also accept {@code BaseML}, {@code Base+LM},
     *     {@code base+} and surrounding spaces
     * @param options how to read
     */
    public static Parsed<Ruleset> parseType(CharSequence text, ReadOptions options) {
        return Reading.parse(
                text,
                options,
                reading -> Rulesets.readGameType(reading, 0, reading.source().length())
                        .map(pieces -> Rulesets.assumed(pieces, options)));
    }

    /**
     * {@return the game type of a ruleset, such as {@code Base+MLP}: which expansions are in the set, but no toggles}
     *
     * @param ruleset the ruleset
     */
    public static String writeType(Ruleset ruleset) {
        return Rulesets.gameType(ruleset);
    }

    /**
     * {@return the state of a game: {@code NotStarted} before its first move, or its {@linkplain #writeState(Outcome)
     * outcome}}
     *
     * @param game the game
     */
    public static String writeState(Game game) {
        return Results.word(game);
    }

    /**
     * {@return the state for an outcome: {@code InProgress}, {@code WhiteWins}, {@code BlackWins} or {@code Draw}}
     *
     * @param outcome the outcome
     */
    public static String writeState(Outcome outcome) {
        return Results.word(outcome);
    }

    /**
     * {@return a game as a text that {@link #read(CharSequence)} reads back with equal moves, result and ruleset}
     *
     * @param game the game
     * @throws InexpressibleException if the game does not start on the empty table with White to move, if it was lost
     *     on time, or if a lenient reader would assume other toggles for its ruleset
     */
    public static String write(Game game) {
        String text = writeForEngine(game);
        if (Rulesets.recordedName(game).isPresent()) {
            throw new InexpressibleException(InexpressibleFeature.TOGGLES);
        }
        if (game.result().ending() == GameResult.Ending.LOSS_ON_TIME) {
            throw new InexpressibleException(InexpressibleFeature.LOSS_ON_TIME);
        }
        return text;
    }

    /**
     * {@return a game string for an engine, which knows the toggles of the ruleset from its options} It leaves out the
     * toggles, and whether a win that the board does not show was by resignation or on time.
     *
     * @param game the game
     * @throws InexpressibleException if the game does not start on the empty table with White to move
     */
    public static String writeForEngine(Game game) {
        return writeForEngine(game, Numbering.standard());
    }

    /**
     * {@return the game string of {@link #writeForEngine(Game)}, with the names that the text of a renumbered game gives
     * to the pieces}
     *
     * @param game the game
     * @param numbering what the names mean at the end of the game
     * @throws InexpressibleException if the game does not start on the empty table with White to move
     */
    public static String writeForEngine(Game game, Numbering numbering) {
        Objects.requireNonNull(numbering, "numbering");
        StringBuilder text = new StringBuilder(Rulesets.gameType(game.ruleset()));
        text.append(';').append(Results.word(game)).append(';').append(Results.turn(game.plyCount()));
        MoveWriter.appendAll(game, numbering, text, ply -> ";", ply -> "");
        return text.toString();
    }
}
