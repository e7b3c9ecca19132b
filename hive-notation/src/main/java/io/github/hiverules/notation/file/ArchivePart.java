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
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A part of an archive with one or more games that are not read yet. {@link GameFiles#split(java.io.InputStream,
 * ReadOptions)} makes parts, which several threads can read.
 */
public final class ArchivePart {

    private final Optional<TextKind> kind;
    private final ReadOptions options;
    private final List<TextLines> texts;

    /** Whether other words surrounded the game. */
    private final boolean isMessage;

    ArchivePart(Optional<TextKind> kind, ReadOptions options, List<TextLines> texts, boolean isMessage) {
        this.isMessage = isMessage;
        this.kind = kind;
        this.options = options;
        this.texts = List.copyOf(texts);
    }

    /** {@return the notation of the archive, or empty if it holds no games} */
    public Optional<TextKind> kind() {
        return kind;
    }

    /**
     * {@return the games, read lazily one after another; none if the part has only comments} Their locations refer to
     * the whole archive.
     */
    public Stream<Parsed<GameRecord>> parse() {
        Stream<Parsed<GameRecord>> games =
                Games.stream(new GameStream<>(texts.iterator(), text -> parse(text, kind, options)));
        return isMessage ? games.map(Message::report) : games;
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
