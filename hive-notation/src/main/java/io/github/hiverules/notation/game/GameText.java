package io.github.hiverules.notation.game;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.GameTextEndings;
import io.github.hiverules.notation.internal.grammar.GameTextReader;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.piece.Piece;
import java.util.Objects;

/**
 * A whole game in one line, to store or to send: {@code 1~mlp.opening~wS1_0_0.bA1_1_0.wQ_-1_0~black-wins.resignation}.
 *
 * <p>Nothing is lost: the text has the ruleset with all toggles, the start position, the moves, and how the game ended.
 *
 * <pre>{@code
 * String stored = GameText.write(game);
 * Game loaded = GameText.read(stored);
 * }</pre>
 *
 * <pre>
 * game   = "1" "~" start "~" moves "~" ending
 * start  = ruleset                   ; {@link RulesetText}: the empty table, with White to move
 *        / position                  ; {@link PositionText}: any other start
 * moves  = "-" / move *( "." move )  ; "-" if there are none
 * move   = "pass" / piece "_" q "_" r
 * piece  = the piece that is placed, moved or thrown, as UHP names it
 * q, r   = the cell to which it goes
 * ending = "-"                       ; the game goes on
 *        / ( "white-wins" / "black-wins" ) "." ( "surrounded" / "resignation" / "time" )
 *        / "draw" "." ( "surrounded" / "agreement" / "repetition" )
 * </pre>
 *
 * <p>{@link #writeMove(Move)} and {@link #readMove readMove} use the same spelling for one move, to store or send games
 * move by move. The text consists only of letters, digits and {@code - . _ ~}, so it needs no escaping in a URL, a file
 * name or a text column; a move takes about 9 characters.
 *
 * <p>{@link #write(Game)} returns the same text for equal games, so you can compare texts instead of games. A lenient
 * reader also accepts the other forms of {@link PositionText} and {@link RulesetText}, and lists them as repairs.
 *
 * <p>Compatibility: the first field is the version of the grammar. All later versions of this library read a text that
 * begins with {@code 1~} as the same game. A changed grammar gets a new number; older readers then say that the text
 * has a later version. A later version of the library refuses a stored game only if that version corrects a mistake in
 * the rules; the fault is then of the kind {@link io.github.hiverules.notation.fault.Fault.Kind#ILLEGAL_MOVE}.
 */
public final class GameText {

    private GameText() {}

    /**
     * {@return the game that a text describes, read leniently}
     *
     * @param text the game text, at most {@link ReadOptions#MAX_LENGTH} characters
     * @throws NotationException if anything is wrong
     */
    public static Game read(CharSequence text) {
        return parse(text).withoutGuesses().orThrow();
    }

    /**
     * {@return the result of lenient reading; see {@link #parse(CharSequence, ReadOptions)}}
     *
     * @param text the game text
     */
    public static Parsed<Game> parse(CharSequence text) {
        return parse(text, ReadOptions.lenient());
    }

    /**
     * {@return the game that a text describes up to the first fault, and that fault}
     *
     * @param text the game text
     * @param options only {@link ReadOptions#isStrict()} matters, because the text names its ruleset
     */
    public static Parsed<Game> parse(CharSequence text, ReadOptions options) {
        return Reading.parseUpToFault(text, options, reading -> new GameTextReader(reading).read());
    }

    /**
     * {@return the text of a game}
     *
     * @param game the game
     */
    public static String write(Game game) {
        StringBuilder text = new StringBuilder(Strings.GAME_TEXT_PREFIX).append(startText(game.startPosition()));
        char separator = '~';
        for (Move move : game.moves()) {
            append(move, text.append(separator));
            separator = '.';
        }
        if (game.plyCount() == 0) {
            text.append(separator).append(GameTextEndings.NONE);
        }
        return text.append('~').append(GameTextEndings.word(game.result())).toString();
    }

    /**
     * {@return the move of a text such as {@code wS1_0_0}, as {@link #writeMove(Move)} writes it; it may be illegal}
     *
     * @param text the move
     * @param before the position before the move
     * @throws NotationException if the text is not a move
     */
    public static Move readMove(CharSequence text, Position before) {
        return parseMove(text, before).orThrow();
    }

    /**
     * {@return the move of a text, which may be illegal, with all repairs, or the fault of the text}
     *
     * @param text the move
     * @param before the position before the move
     */
    public static Parsed<Move> parseMove(CharSequence text, Position before) {
        Objects.requireNonNull(before, "before");
        return Reading.parse(text, ReadOptions.lenient(), reading -> new GameTextReader(reading).readMove(before));
    }

    /**
     * {@return the text of one move, as it is in the text of a game: the piece and the cell to which it goes, or {@code
     * pass}}
     *
     * @param move the move
     */
    public static String writeMove(Move move) {
        StringBuilder text = new StringBuilder();
        append(Objects.requireNonNull(move, "move"), text);
        return text.toString();
    }

    /** Returns only the ruleset if the game starts on the empty table with White to move, as most games do. */
    private static String startText(Position start) {
        boolean isUsual = start.equals(Position.initial(start.ruleset()));
        return isUsual ? RulesetText.write(start.ruleset()) : PositionText.write(start);
    }

    private static void append(Move move, StringBuilder text) {
        if (move instanceof Move.Placement placement) {
            append(placement.piece(), placement.to(), text);
        } else if (move instanceof Move.Movement movement) {
            append(movement.piece(), movement.to(), text);
        } else {
            text.append("pass");
        }
    }

    private static void append(Piece piece, Hex to, StringBuilder text) {
        text.append(PieceName.of(piece)).append('_').append(to.q()).append('_').append(to.r());
    }
}
