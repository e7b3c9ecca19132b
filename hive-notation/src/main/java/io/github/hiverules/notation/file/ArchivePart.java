package io.github.hiverules.notation.file;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.internal.grammar.Games;
import io.github.hiverules.notation.internal.grammar.Games.GameReader;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextLines;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.sgf.Sgf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A part of an archive, with games that are not read yet, or what takes the place of games. {@link
 * GameFiles#split(java.nio.file.Path, ReadOptions)} makes parts, which several threads can read.
 */
public final class ArchivePart {

    private final String file;
    private final long length;
    private final Content content;

    private ArchivePart(String file, long length, Content content) {
        this.file = file;
        this.length = length;
        this.content = content;
    }

    /** What a part holds. */
    private sealed interface Content {}

    /** Texts of games; {@code isMessage} says whether other words surround the game. */
    private record Texts(Optional<TextKind> kind, ReadOptions options, List<TextLines> texts, boolean isMessage)
            implements Content {}

    private record Failure(IOException reason) implements Content {}

    private record Skipped(boolean isHidden) implements Content {}

    static ArchivePart of(
            String file,
            long length,
            Optional<TextKind> kind,
            ReadOptions options,
            List<TextLines> texts,
            boolean isMessage) {
        return new ArchivePart(file, length, new Texts(kind, options, List.copyOf(texts), isMessage));
    }

    static ArchivePart failed(String file, IOException reason) {
        return new ArchivePart(file, 0, new Failure(reason));
    }

    static ArchivePart skipped(String file, boolean isHidden) {
        return new ArchivePart(file, 0, new Skipped(isHidden));
    }

    /**
     * {@return the path of the file; of a file in a zip file, both paths with {@code !} between them; empty if the input
     * has no name}
     */
    public String file() {
        return file;
    }

    /** {@return the number of characters in this part of the file, including comments} */
    public long length() {
        return length;
    }

    /** {@return the notation of the file, or empty if it holds no games or cannot be read} */
    public Optional<TextKind> kind() {
        return content instanceof Texts texts ? texts.kind() : Optional.empty();
    }

    /** {@return why the file cannot be read, or not beyond the parts before this one; empty if it can} */
    public Optional<IOException> failure() {
        return content instanceof Failure failed ? Optional.of(failed.reason()) : Optional.empty();
    }

    /**
     * {@return whether this is a file that nobody named and that was skipped: a {@linkplain #isHidden() hidden} one, or
     * one without games whose name does not end as those of recorded games}
     */
    public boolean isSkipped() {
        return content instanceof Skipped;
    }

    /** {@return whether this is a file or folder whose name begins with a period, so it was skipped} */
    public boolean isHidden() {
        return content instanceof Skipped skipped && skipped.isHidden();
    }

    /**
     * {@return the games, read lazily one after another; none if the part was skipped or has only comments} Their
     * locations refer to the whole file.
     *
     * @throws UncheckedIOException if there is a {@link #failure()}
     */
    public Stream<Parsed<GameRecord>> parse() {
        if (content instanceof Failure failed) {
            throw new UncheckedIOException(failed.reason());
        }
        if (!(content instanceof Texts part)) {
            return Stream.empty();
        }
        Stream<Parsed<GameRecord>> games = Games.stream(
                new GameStream<>(part.texts().iterator(), text -> parse(text, part.kind(), part.options())));
        return part.isMessage() ? games.map(Message::report) : games;
    }

    static Stream<Parsed<GameRecord>> parse(CharSequence text, Optional<TextKind> kind, ReadOptions options) {
        if (kind.filter(TextKind::holdsGames).isEmpty()) {
            return Games.parseAll(text, source -> from -> new UnknownGame(source));
        }
        if (kind.get().equals(TextKind.PGN)) {
            return Pgn.parseAll(text, options);
        }
        if (kind.get().equals(TextKind.TRANSCRIPT)) {
            return Games.parseAll(text, source -> from -> new TranscriptGame(source, from, options));
        }
        return kind.get().equals(TextKind.SGF)
                ? Sgf.parseAll(text, options)
                : Games.parseAll(text, source -> from -> new GameLine(source, from, options));
    }

    /** The result for a text that holds no games: a fault at its first line. */
    private record UnknownGame(Source source) implements GameReader {

        @Override
        public Parsed<GameRecord> read() {
            int start = source.skipWhitespace(0, source.length());
            int lineEnd = source.lineEnd(start);
            return Games.failed(source.fault(start, lineEnd, Expected.GAME));
        }

        @Override
        public int end() {
            return source.length();
        }
    }
}
