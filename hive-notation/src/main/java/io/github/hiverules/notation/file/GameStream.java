package io.github.hiverules.notation.file;

import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TextPlace;
import io.github.hiverules.notation.file.LineReader.Line;
import io.github.hiverules.notation.internal.Games;
import io.github.hiverules.notation.internal.Lines;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.sgf.Sgf;
import java.io.Reader;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads games from a stream of characters: UHP by the line, PGN by the game, and SGF as a whole. Not thread-safe. */
final class GameStream implements Iterator<ParsedGame> {

    private final LineReader lines;
    private final ReadOptions options;
    private final PgnBoundary boundary = new PgnBoundary();
    private Iterator<ParsedGame> games = Collections.emptyIterator();
    private Optional<GameNotation> notation = Optional.empty();

    /** The next unread line; empty at the end of the text. */
    private Line line;

    private boolean begun;
    private boolean found;

    GameStream(Reader in, ReadOptions options) {
        this.lines = new LineReader(in);
        this.options = options;
        this.line = new Line("", TextPlace.START);
    }

    @Override
    public boolean hasNext() {
        if (!begun) {
            begin();
        }
        while (!games.hasNext() && !line.text().isEmpty()) {
            games = nextGames();
        }
        if (!games.hasNext() && !found) {
            games = notAGame(line);
        }
        found = true;
        return games.hasNext();
    }

    @Override
    public ParsedGame next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return games.next();
    }

    private void begin() {
        begun = true;
        do {
            line = lines.next();
        } while (line.isBlank() && !line.text().isEmpty());
        notation = GameFiles.notationOf(line.text());
    }

    private Iterator<ParsedGame> nextGames() {
        if (notation.isEmpty()) {
            Line first = line;
            line = new Line("", first.place());
            return notAGame(first);
        }
        return switch (notation.get()) {
            case UHP -> nextLine();
            case PGN -> nextPgn();
            case SGF -> all();
        };
    }

    private static Iterator<ParsedGame> notAGame(Line line) {
        return Games.read(new Lines(line.text(), line.place()), (source, from) -> new UnknownGame(source))
                .iterator();
    }

    private Iterator<ParsedGame> nextLine() {
        Line game = line;
        line = lines.next();
        return game.isBlank() || UhpLine.isComment(game.text())
                ? Collections.emptyIterator()
                : Games.read(new Lines(game.text(), game.place()), (source, from) -> new UhpLine(source, from, options))
                        .iterator();
    }

    private Iterator<ParsedGame> nextPgn() {
        if (!found) {
            boundary.isFirstLine(line.text());
        }
        return Pgn.readAll(linesUntil(next -> boundary.isFirstLine(next.text())), options)
                .iterator();
    }

    private Iterator<ParsedGame> all() {
        return Sgf.readAll(linesUntil(next -> false), options).iterator();
    }

    /** Takes lines. Text beyond the greatest length makes the game unreadable, but does not fill the memory. */
    private Lines linesUntil(Predicate<Line> isNext) {
        TextPlace place = line.place();
        StringBuilder text = new StringBuilder();
        do {
            if (text.length() <= ReadOptions.MAX_LENGTH) {
                text.append(line.text());
            }
            line = lines.next();
        } while (!line.text().isEmpty() && !isNext.test(line));
        return new Lines(text.toString(), place);
    }
}
