package io.github.hiverules.notation.pgn;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.grammar.GameIterator;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Games as PGN: tags in brackets, then one move per line.
 *
 * <p>Moves have the form of the Universal Hive Protocol; their numbers count single moves, not pairs. Comments in
 * braces, or from a semicolon to the end of the line, belong to the ply before them. In a comment, {@code [%clk
 * 0:09:58]} is the time that the player has left, {@code [%egt 0:00:02]} the time that the player has used so far.
 * {@code [%char 7D]} stands for a closing brace, which would end the comment; other codes of this form stand for what
 * would look like another brace, a tag, such a command, or a move with its number. In tag values, a backslash escapes a
 * quote or a backslash. Readers skip lines that begin with a percent sign. They also skip variations in parentheses
 * and annotations such as {@code $6} or {@code !?}, and list them as repairs.
 *
 * <p>A recorded win that the board does not show is a resignation, or a loss on time if the tag {@code Termination}
 * says {@code time forfeit}; a draw that the board does not show is an agreement. A decided game ends with its result,
 * as the PGN standard says; if only the tag {@code Result} names it, a lenient reader keeps it and reports a repair,
 * because the moves may be cut.
 *
 * <p>Lenient readers also accept moves alone, one on each line or in a list with brackets, commas and quotation marks,
 * as BoardGameArena shows them: {@code [wS1 .] [bG1 -wS1]}. Numbers may count turns, as in chess, or be missing. If each
 * move has brackets of its own, or the first one a dot, equal pieces may enter in any order, as on BoardGameArena;
 * in other games, only {@link ReadOptions#withRenumbering} allows it.
 *
 * <p>If the game could go on with what a comment or a skipped line says, as when a brace is missing, readers report a
 * repair; if most moves are lost like this, or in variations, a fault.
 *
 * <p>If a lenient reader would not assume the toggles of the game, the tag {@code Ruleset} names its ruleset, as {@link
 * io.github.hiverules.notation.game.RulesetText} does. Other programs ignore this tag. They would misread games that do
 * not start on the empty table, so the writer refuses those.
 */
public final class Pgn {

    private Pgn() {}

    /**
     * {@return the only game of a text with its tags, comments and clocks, read leniently}
     *
     * @param text the PGN
     * @throws NotationException if anything is wrong, or if anything follows the game
     */
    public static GameRecord read(CharSequence text) {
        return GameIterator.readOnly(text, source -> from -> PgnReader.of(source, from, ReadOptions.lenient()));
    }

    /**
     * {@return the result of lenient reading; see {@link #parse(CharSequence, ReadOptions)}}
     *
     * @param text the PGN
     */
    public static Parsed<GameRecord> parse(CharSequence text) {
        return parse(text, ReadOptions.lenient());
    }

    /**
     * {@return the first game of a text up to the first fault, and that fault}
     *
     * <p>Lenient readers accept any date, tags in any order, missing tags, missing or wrong move numbers, and results
     * as words or as scores. Without the tag {@code GameType}, the pieces that move imply the ruleset.
     *
     * @param text the PGN
     * @param options how to read
     */
    public static Parsed<GameRecord> parse(CharSequence text, ReadOptions options) {
        return parseAll(text, options).iterator().next();
    }

    /**
     * Reads all games of a text lazily, one after another. The text may have up to {@link ReadOptions#MAX_LENGTH}
     * characters; {@link io.github.hiverules.notation.file.GameFiles} reads longer ones.
     *
     * @param text one PGN or several
     * @param options how to read
     * @return the games, at least one; for an empty text, a single game with a fault
     */
    public static Stream<Parsed<GameRecord>> parseAll(CharSequence text, ReadOptions options) {
        Objects.requireNonNull(options, "options");
        return GameIterator.parseAll(text, source -> from -> PgnReader.of(source, from, options));
    }

    /**
     * {@return a game as PGN, ending with a line break}
     *
     * @param game the game
     * @param tags the tags, such as {@code White}, {@code Black}, {@code Date} and {@code Event}; {@code GameType},
     *     {@code Ruleset}, {@code Result} and {@code Termination} always come from the game itself
     * @param flavor the flavor
     * @throws InexpressibleException if the game does not start on the empty table with White to move, or if the name
     *     of a tag has other characters than letters, digits and underscores
     */
    public static String write(Game game, Map<String, String> tags, PgnFlavor flavor) {
        return write(GameRecord.of(game).withTags(Objects.requireNonNull(tags, "tags")), flavor);
    }

    /**
     * {@return a recorded game as PGN, with its tags, comments and clocks, ending with a line break}
     *
     * @param record the recorded game, with tags as for {@link #write(Game, Map, PgnFlavor)}
     * @param flavor the flavor
     * @throws InexpressibleException as {@link #write(Game, Map, PgnFlavor)} does
     */
    public static String write(GameRecord record, PgnFlavor flavor) {
        Objects.requireNonNull(record, "record");
        Objects.requireNonNull(flavor, "flavor");
        return new PgnWriter(record, flavor).write();
    }
}
