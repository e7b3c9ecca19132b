package io.github.hiverules.notation.file;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Source;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;

/**
 * Reads lines, including their line endings, with their locations. A text in which no game begins or ends for too long
 * is a failure, so that even an endless text has an end. Not thread-safe.
 */
class LineReader {

    /** How long a game may be together with the comments around it, if most of it is dropped. */
    static final long MAX_GAME_LENGTH = 4L * ReadOptions.MAX_LENGTH;

    private final Reader in;
    private final char[] block = new char[1 << 13];

    /** The range of the block that is not read yet. */
    private int start;

    private int end;
    private long offset;
    private long gameStart;
    private int line;
    private int column;

    LineReader(Reader in) {
        this(in, TextLocation.START);
    }

    /** Reads lines that begin at a location of a longer text. */
    LineReader(Reader in, TextLocation from) {
        this.in = in;
        this.offset = from.offset();
        this.gameStart = offset;
        this.line = from.line();
        this.column = from.column();
    }

    Source toLines(String text, TextLocation location) {
        return new Source(text, location);
    }

    /** Returns the number of characters read. */
    final long offset() {
        return offset;
    }

    /** Notes that the last line begins a game. */
    final void beginGame() {
        gameStart = offset;
    }

    /** Returns the next line, which is empty at the end of the text. Drops characters beyond the maximum length. */
    Source next() {
        TextLocation location = new TextLocation((int) Math.min(offset, Integer.MAX_VALUE), line, column);
        StringBuilder text = new StringBuilder();
        boolean hasEnded = false;
        try {
            while (!hasEnded && hasMore()) {
                hasEnded = appendUntilLineEnd(text);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        line += hasEnded ? 1 : 0;
        column = hasEnded ? 1 : column + text.length();
        return toLines(text.toString(), location);
    }

    /** Appends characters up to a line ending or the end of the block. Returns whether the line has ended. */
    private boolean appendUntilLineEnd(StringBuilder text) throws IOException {
        int at = start;
        while (at < end && !Strings.isLineEnd(block[at])) {
            at++;
        }
        int next = Math.min(at + 1, end);
        char last = block[next - 1];
        text.append(block, start, Math.min(next - start, ReadOptions.MAX_LENGTH + 1 - text.length()));
        offset += next - start;
        if (offset - gameStart > MAX_GAME_LENGTH) {
            throw new IOException("a game or comment has more than " + MAX_GAME_LENGTH + " characters");
        }
        start = next;
        // A line feed after a carriage return belongs to the same line ending.
        return last == '\n' || (last == '\r' && !(hasMore() && block[start] == '\n'));
    }

    /** Returns whether more text has arrived. Reading still waits if that is only a part of a line. */
    final boolean isReady() {
        try {
            return start < end || in.ready();
        } catch (IOException e) {
            // Reading fails too, and reports it.
            return true;
        }
    }

    private boolean hasMore() throws IOException {
        if (start == end) {
            start = 0;
            end = Math.max(in.read(block), 0);
        }
        return start < end;
    }
}
