package io.github.hiverules.notation.file;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.grammar.GameIterator;
import io.github.hiverules.notation.internal.grammar.GameIterator.GameReader;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.pgn.PgnBoundary;
import io.github.hiverules.notation.internal.sgf.SgfGameStart;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.sgf.Sgf;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.Stream;

/**
 * Divides a stream of characters into parts: game strings and game texts at line endings, PGN and SGF before lines that
 * begin a game. Not thread-safe.
 */
final class ArchiveParts implements Iterator<ArchivePart> {

    /** The notation is decided by this many characters at most. */
    private static final int MAX_HEAD_LENGTH = 1 << 16;

    /** The length of the comments before the first game at most. */
    private static final int MAX_COMMENT_LENGTH = 1 << 20;

    private LineReader lines;
    private final ReadOptions options;
    private final int minLength;
    private final Origin origin;
    private final PgnBoundary pgn = new PgnBoundary();
    private final TranscriptBoundary transcript = new TranscriptBoundary();
    private final Queue<Source> linesAhead = new ArrayDeque<>();
    private Optional<TextKind> kind = Optional.empty();

    /** The next line that is not in a part yet; empty at the end of the text. */
    private Source line = new Source("", TextLocation.START);

    /** Whether the line is in a part already. The next one is read only when somebody asks for it. */
    private boolean isTaken;

    private boolean hasBegun;
    private Optional<Message> message = Optional.empty();
    private boolean hasReturnedGame;
    private long taken;
    private Optional<IOException> failure = Optional.empty();

    /**
     * Where a text comes from.
     *
     * @param isOptional whether a text without games is skipped
     */
    record Origin(String file, boolean isOptional) {

        static final Origin UNKNOWN = new Origin("", false);
    }

    ArchiveParts(LineReader lines, ReadOptions options, int minLength, Origin origin) {
        this.lines = lines;
        this.options = options;
        this.minLength = minLength;
        this.origin = origin;
    }

    @Override
    public boolean hasNext() {
        if (!hasBegun) {
            begin();
        }
        if (isTaken) {
            advance();
        }
        return !line.isEmpty() || failure.isPresent() || !hasReturnedGame;
    }

    @Override
    public ArchivePart next() {
        if (line.isEmpty() && failure.isPresent()) {
            return takeFailure();
        }
        return line.isEmpty() || kind.isEmpty() ? takeFault() : takeGames();
    }

    private void begin() {
        hasBegun = true;
        advance();
        skipBlankLines();
        Optional<TextKind> found = TextKind.detectFirst(new Characters(head()));
        if (found.isEmpty() && !options.isStrict()) {
            found = readMessage();
        }
        kind = found.filter(TextKind::holdsGames);
        if (kind.isPresent() && !hasGamePerLine()) {
            isFirstLine();
        }
    }

    private void skipBlankLines() {
        while (line.isBlank() && !line.isEmpty()) {
            advance();
        }
    }

    /** Reads the rest of a short text, and begins again with only the games among its words. */
    private Optional<TextKind> readMessage() {
        StringBuilder text = new StringBuilder(line.toString());
        linesAhead.forEach(text::append);
        for (Source next = line; !next.isEmpty() && text.length() <= Message.MAX_LENGTH; ) {
            next = fetch();
            text.append(next);
        }
        message = Message.find(new Characters(text.toString()));
        if (message.isEmpty()) {
            return Optional.empty();
        }
        Characters games = message.get().games();
        lines = new LineReader(new StringReader(games.toString()), line.location(0));
        linesAhead.clear();
        advance();
        skipBlankLines();
        return TextKind.detectFirst(games);
    }

    /** Returns the first lines, up to the second one that is not a comment. */
    private String head() {
        StringBuilder head = new StringBuilder(line.toString());
        int count = GameLine.isBlankOrOtherComment(line) ? 0 : 1;
        Source next = line;
        int length = head.length();
        while (count < 2 && !next.isEmpty() && head.length() < MAX_HEAD_LENGTH && length < MAX_COMMENT_LENGTH) {
            next = peek();
            length += next.length();
            boolean isComment = GameLine.isBlankOrOtherComment(next);
            // Of the comments before the first game, only the first one matters.
            if (!isComment || count > 0) {
                head.append(next);
            }
            count += isComment ? 0 : 1;
        }
        return head.toString();
    }

    private void advance() {
        isTaken = false;
        line = linesAhead.isEmpty() ? fetch() : linesAhead.remove();
    }

    /**
     * Returns the next line. If reading fails, the text ends there; the failure follows all earlier games.
     */
    private Source fetch() {
        try {
            return lines.next();
        } catch (UncheckedIOException e) {
            failure = Optional.of(Objects.requireNonNull(e.getCause()));
            return new Source("", line.location(0));
        }
    }

    /** Returns the part for a text without games: a fault at the first line or, if all lines are blank, at the end. */
    private ArchivePart takeFault() {
        hasReturnedGame = true;
        Source text = line;
        line = new Source("", line.location(0));
        return origin.isOptional
                ? ArchivePart.skipped(origin.file, false)
                : ArchivePart.of(
                        origin.file,
                        lines.offset(),
                        Optional.empty(),
                        () -> GameIterator.parseAll(text, source -> from -> new UnknownGame(source)));
    }

    private ArchivePart takeFailure() {
        hasReturnedGame = true;
        IOException reason = failure.orElseThrow();
        failure = Optional.empty();
        return ArchivePart.failed(origin.file, reason);
    }

    private ArchivePart takeGames() {
        List<Source> texts = new ArrayList<>();
        int textLength = 0;
        do {
            int lineLength = line.length();
            Optional<Source> text = hasGamePerLine() ? takeLine() : takeGame();
            text.ifPresent(texts::add);
            textLength += text.map(Source::length).orElse(lineLength);
        } while (textLength < minLength && hasNextNow());
        hasReturnedGame |= !texts.isEmpty();
        long length = lines.offset() - taken;
        taken += length;
        return ArchivePart.of(
                origin.file,
                length,
                kind,
                () -> Concatenation.of(texts.iterator(), this::parse)
                        .map(game -> message.map(words -> words.report(game)).orElse(game)));
    }

    /** Reads a line, or the lines from the start of a game to the next start of a line; there may be more games. */
    private Stream<Parsed<GameRecord>> parse(Source text) {
        return switch (kind.orElseThrow()) {
            case PGN -> Pgn.parseAll(text, options);
            case SGF -> Sgf.parseAll(text, options);
            case TRANSCRIPT -> GameIterator.parseAll(text, source -> from -> new TranscriptGame(source, options));
            default -> GameIterator.parseAll(text, source -> from -> new GameLine(source, options));
        };
    }

    /** The result for a text that holds no games: a fault at its first line. */
    private record UnknownGame(Source source) implements GameReader {

        @Override
        public Parsed<GameRecord> read() {
            int start = source.skipWhitespace(0, source.length());
            return Reading.failed(source.fault(start, source.lineEnd(start), Expected.GAME));
        }

        @Override
        public int end() {
            return source.length();
        }
    }

    /** Returns whether there is another game, without waiting for text that has not arrived yet. */
    private boolean hasNextNow() {
        if (linesAhead.isEmpty() && !lines.isReady()) {
            return false;
        }
        if (isTaken) {
            advance();
        }
        return !line.isEmpty();
    }

    private boolean hasGamePerLine() {
        return kind.equals(Optional.of(TextKind.GAME_STRING)) || kind.equals(Optional.of(TextKind.GAME_TEXT));
    }

    private Optional<Source> takeLine() {
        isTaken = true;
        if (GameLine.isBlankOrComment(line)) {
            return Optional.empty();
        }
        lines.beginGame();
        return Optional.of(line);
    }

    /**
     * Returns the lines of a game. Drops text beyond the maximum length, which makes the game a fault anyway, to save
     * memory. Drops the whole game if reading fails in the middle of it.
     */
    private Optional<Source> takeGame() {
        TextLocation location = line.location(0);
        StringBuilder text = new StringBuilder();
        lines.beginGame();
        do {
            if (text.length() <= ReadOptions.MAX_LENGTH) {
                text.append(line.toString());
            }
            advance();
        } while (!line.isEmpty() && !isFirstLine());
        return failure.isPresent() ? Optional.empty() : Optional.of(lines.toLines(text.toString(), location));
    }

    private boolean isFirstLine() {
        if (kind.equals(Optional.of(TextKind.TRANSCRIPT))) {
            return transcript.scanLine(line, 0, line.length());
        }
        return kind.equals(Optional.of(TextKind.PGN)) ? pgn.scanLine(line, 0, line.length()) : isFirstLineOfSgf();
    }

    private boolean isFirstLineOfSgf() {
        Source text = line;
        Iterator<Source> ahead = linesAhead.iterator();
        while (SgfGameStart.isUndecided(text)) {
            Source next = ahead.hasNext() ? ahead.next() : peek();
            if (next.isEmpty()) {
                break;
            }
            text = lines.toLines(text.toString() + next, line.location(0));
            ahead = ahead.hasNext() ? ahead : Collections.emptyIterator();
        }
        return SgfGameStart.beginsWithGame(text);
    }

    private Source peek() {
        Source next = fetch();
        linesAhead.add(next);
        return next;
    }
}
