package io.github.hiverules.notation.sgf;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.grammar.GameIterator;
import io.github.hiverules.notation.internal.grammar.GameIterator.GameReader;
import io.github.hiverules.notation.internal.grammar.Source;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * Games as SGF, in the form that the site BoardSpace writes.
 *
 * <p>The files record what the players did with the mouse: a player picks up a piece, drops it, perhaps drops it again,
 * and finally commits the move. Readers look only at the last drop before the commit, and only at its piece, column
 * and row.
 *
 * <p>A commit without a drop is a pass, unless it only confirms a draw offer or the answer to one. White is the
 * player who begins. The board, a resignation or an accepted draw says how the game ended; otherwise the reader looks
 * for the winner's name in the recorded result.
 *
 * <p>If a lenient reader would not assume the toggles of the game, the property {@code RULESET} names its ruleset, as
 * {@link io.github.hiverules.notation.game.RulesetText} does. Only this library knows that property; the SGF standard
 * asks other programs to ignore it.
 */
public final class Sgf {

    private Sgf() {}

    /**
     * {@return the only game of a text with its tags, comments and clocks, read leniently}
     *
     * @param text the SGF
     * @throws NotationException if anything is wrong, or if anything follows the game
     */
    public static GameRecord read(CharSequence text) {
        return GameIterator.readOnly(text, source -> readers(source, ReadOptions.lenient()));
    }

    /**
     * {@return the result of lenient reading; see {@link #parse(CharSequence, ReadOptions)}}
     *
     * @param text the SGF
     */
    public static Parsed<GameRecord> parse(CharSequence text) {
        return parse(text, ReadOptions.lenient());
    }

    /**
     * {@return the first game of a text up to the first fault, and that fault}
     *
     * <p>The game gets the tags {@code White}, {@code Black}, {@code Date}, {@code Event}, {@code Site} and {@code
     * Round}, as in a PGN. The tags {@code SgfDate}, {@code SgfGameName} and {@code SgfResult} hold what the SGF says,
     * unchanged; so does {@code Date} if the reader does not understand the date. Comments and clocks belong to the
     * plies that they follow. Of several variations, the first is the game; the reader skips the others and lists them
     * as repairs.
     *
     * @param text the SGF
     * @param options how to read
     */
    public static Parsed<GameRecord> parse(CharSequence text, ReadOptions options) {
        return parseAll(text, options).iterator().next();
    }

    /**
     * Reads all games of a text lazily, one after another. The text may have up to {@link ReadOptions#MAX_LENGTH}
     * characters; {@link io.github.hiverules.notation.file.GameFiles} reads longer ones.
     *
     * @param text one SGF or several
     * @param options how to read
     * @return the games, at least one; for an empty text, a single game with a fault
     */
    public static Stream<Parsed<GameRecord>> parseAll(CharSequence text, ReadOptions options) {
        Objects.requireNonNull(options, "options");
        return GameIterator.parseAll(text, source -> readers(source, options));
    }

    private static IntFunction<GameReader> readers(Source source, ReadOptions options) {
        SgfBounds bounds = new SgfBounds(source);
        return from -> new SgfReader(source, bounds, from, options);
    }

    /**
     * {@return a game as SGF, ending with a line break}
     *
     * @param game the game
     * @param tags the tags, all optional: {@code White}, {@code Black}, {@code SgfDate} or, without it, {@code Date},
     *     {@code Event}, {@code Site}, {@code Round} and {@code SgfGameName}; other tags are not written
     * @throws InexpressibleException if the game does not start on the empty table with White to move, or if the
     *     hive is too wide for the site's board, whose 26 columns and 26 rows wrap around
     */
    public static String write(Game game, Map<String, String> tags) {
        return write(GameRecord.of(game).withTags(Objects.requireNonNull(tags, "tags")));
    }

    /**
     * {@return a recorded game as SGF, with its comments and clocks, and ending with a line break}
     *
     * <p>The time that a player has used is in milliseconds ({@code TM}), as the site writes it. The time left is in
     * seconds ({@code WL} and {@code BL}), as in the SGF standard.
     *
     * @param record the game, with tags as for {@link #write(Game, Map)}
     * @throws InexpressibleException as {@link #write(Game, Map)} does
     */
    public static String write(GameRecord record) {
        return new SgfWriter(Objects.requireNonNull(record, "record")).write();
    }
}
