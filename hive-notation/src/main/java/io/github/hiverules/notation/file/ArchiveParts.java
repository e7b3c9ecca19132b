package io.github.hiverules.notation.file;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.grammar.Lines;
import io.github.hiverules.notation.internal.sgf.SgfGameStart;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;

/**
 * Divides a stream of characters: UHP and game texts by the line, PGN and SGF where a line begins a game. Not
 * thread-safe.
 */
final class ArchiveParts implements Iterator<ArchivePart> {

    /** How many lines of an SGF to search for the property after a parenthesis; almost all of them are blank. */
    private static final int MOST_AHEAD = 1000;

    private final LineReader lines;
    private final ReadOptions options;
    private final int enough;
    private final PgnBoundary pgn = new PgnBoundary();
    private final Queue<Lines> ahead = new ArrayDeque<>();
    private Optional<TextKind> kind = Optional.empty();

    /** The next line that is not in a part yet; empty at the end of the text. */
    private Lines line = new Lines("", TextLocation.START);

    private boolean begun;
    private boolean found;
    private Optional<UncheckedIOException> failure = Optional.empty();

    /** Makes parts of at least the given length, in characters. */
    ArchiveParts(LineReader lines, ReadOptions options, int enough) {
        this.lines = lines;
        this.options = options;
        this.enough = enough;
    }

    @Override
    public boolean hasNext() {
        if (!begun) {
            begin();
        }
        if (line.isEnd() && failure.isPresent()) {
            throw failure.get();
        }
        return !line.isEnd() || !found;
    }

    @Override
    public ArchivePart next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return line.isEnd() || kind.isEmpty() ? notAGame() : collect();
    }

    private void begin() {
        begun = true;
        do {
            advance();
        } while (line.isBlank() && !line.isEnd());
        kind = TextKind.detect(line).filter(TextKind::holdsGames);
        if (kind.equals(Optional.of(TextKind.PGN))) {
            pgn.isFirstLine(line);
        }
    }

    private void advance() {
        line = ahead.isEmpty() ? fetch() : ahead.remove();
    }

    /**
     * Returns the next line. If reading fails, the text ends there; the failure is thrown once all earlier games have
     * been returned.
     */
    private Lines fetch() {
        if (failure.isEmpty()) {
            try {
                return lines.next();
            } catch (UncheckedIOException e) {
                failure = Optional.of(e);
            }
        }
        return new Lines("", line.location());
    }

    /** Returns a fault at the first line of a text that holds no games, or at the end of a text without a game. */
    private ArchivePart notAGame() {
        found = true;
        Lines text = line;
        line = new Lines("", line.location());
        return new ArchivePart(Optional.empty(), options, List.of(text));
    }

    private ArchivePart collect() {
        List<Lines> texts = new ArrayList<>();
        for (int length = 0; length < enough && !line.isEnd(); ) {
            int ofLine = line.length();
            Optional<Lines> text = isByLine() ? takeLine() : takeGame();
            text.ifPresent(texts::add);
            length += text.map(Lines::length).orElse(ofLine);
        }
        found |= !texts.isEmpty();
        return new ArchivePart(kind, options, texts);
    }

    private boolean isByLine() {
        return kind.equals(Optional.of(TextKind.GAME_STRING)) || kind.equals(Optional.of(TextKind.GAME_TEXT));
    }

    private Optional<Lines> takeLine() {
        Lines taken = line;
        advance();
        return GameLine.isIdle(taken) ? Optional.empty() : Optional.of(taken);
    }

    /**
     * Collects the lines of a part. Text beyond the greatest length makes the game unreadable, but does not fill the
     * memory. If reading fails in the middle of a game, that game is dropped.
     */
    private Optional<Lines> takeGame() {
        TextLocation location = line.location();
        StringBuilder text = new StringBuilder();
        do {
            if (text.length() <= ReadOptions.MAX_LENGTH) {
                text.append(line.toString());
            }
            advance();
        } while (!line.isEnd() && !isFirstLine());
        return line.isEnd() && failure.isPresent()
                ? Optional.empty()
                : Optional.of(lines.lines(text.toString(), location));
    }

    private boolean isFirstLine() {
        return kind.equals(Optional.of(TextKind.PGN)) ? pgn.isFirstLine(line) : isFirstLineOfSgf();
    }

    private boolean isFirstLineOfSgf() {
        Lines text = line;
        boolean undecided = SgfGameStart.isUndecided(text);
        Iterator<Lines> known = ahead.iterator();
        for (int i = 0; i < MOST_AHEAD && undecided; i++) {
            Lines next = known.hasNext() ? known.next() : peek();
            if (!next.isBlank()) {
                text = lines.lines(text.toString() + next, line.location());
                undecided = SgfGameStart.isUndecided(text);
            } else if (next.isEnd()) {
                undecided = false;
            }
        }
        return SgfGameStart.isFirstIn(text);
    }

    private Lines peek() {
        Lines next = fetch();
        ahead.add(next);
        return next;
    }
}
