package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A text to be read; finds lines and columns and makes faults. Not thread-safe. */
public class Source extends Characters {

    private static final int LONGEST_EXCERPT = 40;

    /** Where the text begins in a longer one. */
    private final TextLocation start;

    // The location that the last call returned. The next one is near it, so line ends are counted from here.
    private int offset;
    private int line = 1;
    private int lineStart;

    public Source(String text) {
        this(text, TextLocation.START);
    }

    protected Source(String text, TextLocation start) {
        super(text);
        this.start = start;
    }

    /**
     * Returns the source, or throws if the text is longer than the documented limit. If the text is already a source,
     * returns it unchanged.
     */
    public static Source of(CharSequence text) {
        tooLong(text).ifPresent(fault -> {
            throw new NotationException(fault);
        });
        if (text instanceof Source source) {
            return source;
        }
        return text instanceof Lines lines ? lines.source() : new Source(text.toString());
    }

    /** Returns a part of the text as a source of its own; its faults name locations in the whole text. */
    public Source part(int from, int to) {
        return new Source(substring(from, to), location(from));
    }

    private static TextLocation start(CharSequence text) {
        return text instanceof Lines lines ? lines.location() : TextLocation.START;
    }

    /** Returns the characters of a text, up to the documented limit, to look at the first ones. */
    public static Characters head(CharSequence text) {
        int length = Math.min(text.length(), ReadOptions.MAX_LENGTH);
        return text instanceof Characters characters && length == text.length()
                ? characters
                : new Characters(text.subSequence(0, length).toString());
    }

    public static Optional<Fault> tooLong(CharSequence text) {
        if (Objects.requireNonNull(text, "text").length() <= ReadOptions.MAX_LENGTH) {
            return Optional.empty();
        }
        String excerpt = text.subSequence(0, LONGEST_EXCERPT).toString();
        return Optional.of(new Fault.UnreadableText(start(text), excerpt, Expectations.SHORTER_TEXT));
    }

    public TextLocation location(int wanted) {
        for (; offset < wanted; offset++) {
            if (endsLine(offset)) {
                line++;
                lineStart = offset + 1;
            }
        }
        if (wanted < lineStart) {
            for (int index = wanted; index < lineStart; index++) {
                line -= endsLine(index) ? 1 : 0;
            }
            lineStart = wanted;
            while (lineStart > 0 && !endsLine(lineStart - 1)) {
                lineStart--;
            }
        }
        offset = wanted;
        int whole = (int) Math.min((long) start.offset() + wanted, Integer.MAX_VALUE);
        int firstColumn = lineStart == 0 ? start.column() : 1;
        return new TextLocation(whole, start.line() + line - 1, wanted - lineStart + firstColumn);
    }

    /** Returns a part of the text, shortened if it is long. */
    public String excerpt(int start, int end) {
        return end - start <= LONGEST_EXCERPT
                ? substring(start, end)
                : substring(start, start + LONGEST_EXCERPT - 3) + "...";
    }

    /** Returns a value, or throws a fault for the text between two offsets if it is absent. */
    public <T> T require(Optional<T> read, int start, int end, Expected expected) {
        if (read.isEmpty()) {
            throw unreadable(start, end, expected);
        }
        return read.get();
    }

    /** Reads a whole number that fits into an {@code int}, perhaps with a sign or more zeros than needed. */
    public int number(int start, int end, Expected expected) {
        boolean isSigned = start < end && (at(start) == '-' || at(start) == '+');
        int first = isSigned ? start + 1 : start;
        long number = 0;
        for (int index = first; index < end; index++) {
            int digit = at(index) - '0';
            if (digit < 0 || digit > 9 || number > Integer.MAX_VALUE) {
                throw unreadable(start, end, expected);
            }
            number = 10 * number + digit;
        }
        number = isSigned && at(start) == '-' ? -number : number;
        if (first >= end || number != (int) number) {
            throw unreadable(start, end, expected);
        }
        return (int) number;
    }

    public NotationException unreadable(int start, int end, Expected expected) {
        return new NotationException(fault(start, end, expected));
    }

    public NotationException ambiguous(int start, int end, List<Piece> candidates) {
        return new NotationException(new Fault.AmbiguousPiece(location(start), excerpt(start, end), candidates));
    }

    public Fault fault(int start, int end, Expected expected) {
        return new Fault.UnreadableText(location(start), excerpt(start, end), expected);
    }
}
