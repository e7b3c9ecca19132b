package io.github.hiverules.notation.uhp;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.grammar.MoveReader;
import io.github.hiverules.notation.internal.grammar.MoveWriter;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import java.util.Objects;

/**
 * Moves as the Universal Hive Protocol writes them, such as {@code wS1 -bQ}.
 *
 * <p>First comes the piece that is placed or moved, then its destination: the piece to climb on, or a piece next to the
 * empty cell, with a sign that shows on which side of that piece the cell is.
 *
 * <pre>
 *    \bQ  bQ/
 * -bQ   bQ   bQ-
 *    /bQ  bQ\
 * </pre>
 *
 * <p>So {@code wS1 bQ-} is the move of the Spider to the cell east of the black Queen; {@code wA1 -wQ} would place an
 * Ant west of the white Queen:
 *
 * <p><img src="doc-files/move.svg" alt="an arrow shows the Spider wS1 going around three cells to the one east of bQ">
 *
 * <p>A text is meaningful only in the position before the move. Several texts may mean the same move, so compare moves,
 * not texts. A throw is written as a movement of the thrown piece. The first piece of the game has no destination, and
 * {@code pass} is a move too.
 */
public final class MoveString {

    private MoveString() {}

    /**
     * {@return the move that a text means, read leniently} It may be illegal; see {@link Position#check(Move)}.
     *
     * @param text the move
     * @param before the position before the move
     * @throws NotationException if the text is not a move or may mean several
     */
    public static Move read(CharSequence text, Position before) {
        return read(text, before, ReadOptions.lenient());
    }

    /**
     * {@return the move that a text means; it may be illegal}
     *
     * @param text the move
     * @param before the position before the move
     * @param options how to read; for a move of a renumbered game, with {@link ReadOptions#withNumbering its numbering}
     * @throws NotationException if the text is not a move or may mean several
     */
    public static Move read(CharSequence text, Position before, ReadOptions options) {
        return parse(text, before, options).orThrow();
    }

    /**
     * {@return the result of lenient reading; see {@link #parse(CharSequence, Position, ReadOptions)}}
     *
     * @param text the move
     * @param before the position before the move
     */
    public static Parsed<Move> parse(CharSequence text, Position before) {
        return parse(text, before, ReadOptions.lenient());
    }

    /**
     * {@return the move that a text means, which may be illegal, with all repairs, or the fault of the text}
     *
     * @param text the move
     * @param before the position before the move
     * @param options how to read; for a move of a renumbered game, with {@link ReadOptions#withNumbering its numbering}
     */
    public static Parsed<Move> parse(CharSequence text, Position before, ReadOptions options) {
        Objects.requireNonNull(before, "before");
        return Reading.parse(text, options, reading -> {
            Range move = move(reading);
            return new MoveReader(reading).read(before, move.start(), move.end());
        });
    }

    /** Finds the move in a line of a console or a list, such as {@code > play wQ -wS1} or {@code 5. wQ -wS1;}. */
    private static Range move(Reading reading) {
        Source source = reading.source();
        int start = source.skipWhitespace(0, source.length());
        int end = source.trimEnd(start, source.length());
        if (start < end && source.at(end - 1) == ';') {
            reading.add(Repair.Kind.IGNORED, end - 1, end, "");
            end--;
        }
        int command = source.startsWith(">", start) ? source.skipWhitespace(start + 1, end) : start;
        int wordEnd = source.skipToWhitespace(command, end);
        int move = source.rangeEquals("play", command, wordEnd) ? source.skipWhitespace(wordEnd, end) : command;
        if (move > start) {
            reading.add(Repair.Kind.IGNORED, start, move, "");
        }
        int digits = source.skipDigits(move, end);
        int dots = digits;
        while (digits > move && dots < end && source.at(dots) == '.') {
            dots++;
        }
        if (dots > digits) {
            reading.add(Repair.Kind.IGNORED, move, dots, "");
            move = source.skipWhitespace(dots, end);
        }
        boolean isWhole = move == start && end == source.trimEnd(start, source.length());
        return isWhole ? new Range(0, source.length()) : new Range(move, end);
    }

    /**
     * {@return the text of a move, always the same for the same move and position} It names the destination by the
     * piece on top of it or, if the cell is empty, by the first neighboring piece clockwise from the east, other than
     * the moving piece.
     *
     * @param move the move
     * @param before the position before the move
     * @throws InexpressibleException if no piece is on or next to the destination, which never happens for a legal
     *     move
     */
    public static String write(Move move, Position before) {
        return write(move, before, Numbering.standard());
    }

    /**
     * {@return the text of a move, with the names that the text of a renumbered game gives to the pieces}
     *
     * @param move the move
     * @param before the position before the move
     * @param numbering what the names mean in that game
     * @throws InexpressibleException if no piece is on or next to the destination
     */
    public static String write(Move move, Position before, Numbering numbering) {
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(numbering, "numbering");
        return MoveWriter.write(move, before, numbering);
    }
}
