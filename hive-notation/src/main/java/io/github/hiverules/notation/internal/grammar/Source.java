package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Links;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** A text that a reader reads. It finds lines and columns, and makes faults. Not thread-safe. */
public class Source extends Characters {

    /** A range of a text. Its end is the offset after its last character. */
    public record Range(int start, int end) {

        public static final Range NONE = new Range(0, 0);

        public boolean isEmpty() {
            return start == end;
        }
    }

    private static final int MAX_EXCERPT_LENGTH = 40;

    /** Where the text begins in a longer one. */
    private final TextLocation start;

    // The last location found. The next one is usually near, so counting line endings continues from here.
    private int offset;
    private int line = 1;
    private int lineStart;

    public Source(String text) {
        this(text, TextLocation.START);
    }

    /** Creates the source of one or more lines of a longer text. */
    public Source(String text, TextLocation start) {
        super(text);
        this.start = start;
    }

    /** Returns the source of a text that is not too long, which is the text itself if it is a source already. */
    public static Source of(CharSequence text) {
        return text instanceof Source source ? source : new Source(text.toString());
    }

    /** Returns a part of the text as a source of its own; its faults name locations in the whole text. */
    public Source part(int from, int to) {
        return new Source(substring(from, to), location(from));
    }

    /** Returns at most {@link ReadOptions#MAX_LENGTH} characters from the start of a text. */
    public static Characters head(CharSequence text) {
        int length = Math.min(text.length(), ReadOptions.MAX_LENGTH);
        return text instanceof Characters characters && length == text.length()
                ? characters
                : new Characters(text.subSequence(0, length).toString());
    }

    static Optional<Fault> faultIfTooLong(CharSequence text) {
        if (Objects.requireNonNull(text, "text").length() <= ReadOptions.MAX_LENGTH) {
            return Optional.empty();
        }
        String excerpt = text.subSequence(0, MAX_EXCERPT_LENGTH).toString();
        TextLocation start = text instanceof Source source ? source.start : TextLocation.START;
        return Optional.of(Fault.unreadable(start, excerpt, Expected.SHORTER_TEXT));
    }

    public TextLocation location(int target) {
        boolean isNearerToStart = target < offset - target;
        if (isNearerToStart) {
            offset = 0;
            line = 1;
            lineStart = 0;
        }
        for (; offset < target; offset++) {
            if (endsLine(offset)) {
                line++;
                lineStart = offset + 1;
            }
        }
        if (target < lineStart) {
            for (int index = target; index < lineStart; index++) {
                line -= endsLine(index) ? 1 : 0;
            }
            lineStart = target;
            while (lineStart > 0 && !endsLine(lineStart - 1)) {
                lineStart--;
            }
        }
        offset = target;
        int wholeOffset = (int) Math.min((long) start.offset() + target, Integer.MAX_VALUE);
        int firstColumn = lineStart == 0 ? start.column() : 1;
        return new TextLocation(wholeOffset, start.line() + line - 1, target - lineStart + firstColumn);
    }

    /** Returns a part of the text, shortened if it is long. */
    public String excerpt(int start, int end) {
        return end - start <= MAX_EXCERPT_LENGTH
                ? substring(start, end)
                : substring(start, start + MAX_EXCERPT_LENGTH - 3).concat("...");
    }

    /** Returns a part of the text as it was before signs of word processors were replaced, shortened if it is long. */
    String quote(int start, int end) {
        return excerpt(start, end);
    }

    /** Returns a repair of a range. */
    final Repair repair(Repair.Kind kind, int start, int end, String replacement) {
        return new Repair(location(start), kind, quote(start, end), replacement);
    }

    /** Returns the signs of word processors that were replaced in this text, in order. */
    List<Repair> changes() {
        return List.of();
    }

    public String excerpt(Range range) {
        return excerpt(range.start(), range.end());
    }

    /** Finds the whole number in a range, which may have a sign and leading zeros, if it fits into an {@code int}. */
    public OptionalInt findNumber(int start, int end) {
        boolean isSigned = start < end && (at(start) == '-' || at(start) == '+');
        int first = isSigned ? start + 1 : start;
        long number = 0;
        for (int index = first; index < end; index++) {
            int digit = at(index) - '0';
            if (digit < 0 || digit > 9 || number > Integer.MAX_VALUE) {
                return OptionalInt.empty();
            }
            number = 10 * number + digit;
        }
        number = isSigned && at(start) == '-' ? -number : number;
        return first < end && number == (int) number ? OptionalInt.of((int) number) : OptionalInt.empty();
    }

    /** Returns the fault for an illegal move in a range. */
    public Fault illegalMove(int start, int end, Game before, Move move) {
        return Fault.illegal(
                location(start),
                excerpt(start, end),
                before.position(),
                move,
                before.check(move).orElseThrow());
    }

    /** Returns the fault for a result in a range that the board contradicts. */
    public Fault contradiction(int start, int end, Outcome recorded, GameResult actual) {
        return Fault.contradictory(location(start), excerpt(start, end), recorded, actual);
    }

    public Fault ambiguity(int start, int end, List<Piece> candidates) {
        return Fault.ambiguous(location(start), quote(start, end), candidates);
    }

    /** Returns whether a link or a web page begins at an offset, after whitespace. */
    boolean isPage(int start) {
        int first = skipWhitespace(start, length());
        return Links.isLink(this, first, length()) || startsWith("<!", first) || startsWith("<html", first);
    }

    public Fault fault(int start, int end, Expected expected) {
        Expected right = isPage(start) ? Expected.DOWNLOADED_GAME : expected;
        return Fault.unreadable(location(start), quote(start, end), right);
    }
}
