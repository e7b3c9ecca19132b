package io.github.hiverules.notation.file;

import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.grammar.Games;
import io.github.hiverules.notation.internal.grammar.Lines;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.sgf.Sgf;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Some games of an archive, not yet read, for one of several threads: {@link GameFiles#split(java.io.InputStream,
 * ReadOptions)} makes such parts. Immutable and thread-safe.
 */
public final class ArchivePart {

    private final Optional<GameNotation> notation;
    private final ReadOptions options;
    private final List<Lines> texts;

    ArchivePart(Optional<GameNotation> notation, ReadOptions options, List<Lines> texts) {
        this.notation = notation;
        this.options = options;
        this.texts = List.copyOf(texts);
    }

    /** {@return the notation of the archive, or empty if it is unknown} */
    public Optional<GameNotation> notation() {
        return notation;
    }

    /**
     * {@return the games, read lazily one after the other; none if there are only comments} Their places refer to the
     * whole archive.
     */
    public Stream<ParsedGame> parse() {
        return Games.stream(new GameStream<>(texts.iterator(), text -> parse(text, notation, options)));
    }

    /** Reads the games of a text in one notation. */
    static Stream<ParsedGame> parse(CharSequence text, Optional<GameNotation> notation, ReadOptions options) {
        if (notation.isEmpty()) {
            return Games.read(text, (source, from) -> new UnknownGame(source));
        }
        return switch (notation.get()) {
            case UHP, GAME_TEXT -> Games.read(text, (source, from) -> new GameLine(source, from, options));
            case PGN -> Pgn.parseAll(text, options);
            case SGF -> Sgf.parseAll(text, options);
        };
    }
}
