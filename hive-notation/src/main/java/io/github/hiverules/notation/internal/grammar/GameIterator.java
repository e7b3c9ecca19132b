package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import java.util.Iterator;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The games of a text, read one after another. */
public final class GameIterator implements Iterator<Parsed<GameRecord>> {

    private final Source source;
    private final IntFunction<GameReader> readers;
    private int next;

    private GameIterator(Source source, IntFunction<GameReader> readers) {
        this.source = source;
        this.readers = readers;
    }

    /** Reads one game, and finds where it ends. */
    public interface GameReader {
        Parsed<GameRecord> read();

        int end();
    }

    /** Parses all games lazily. {@code readers} makes the reader of the game that begins at an offset. */
    public static Stream<Parsed<GameRecord>> parseAll(
            CharSequence text, Function<Source, IntFunction<GameReader>> readers) {
        Optional<Fault> tooLong = Source.faultIfTooLong(text);
        if (tooLong.isPresent()) {
            return Stream.of(Reading.failed(tooLong.get()));
        }
        Source source = Source.of(text);
        return stream(new GameIterator(source, readers.apply(source)));
    }

    /** Reads the only game of a text. Throws if anything is wrong with it, or if anything follows it. */
    public static GameRecord readOnly(CharSequence text, Function<Source, IntFunction<GameReader>> readers) {
        Optional<Fault> tooLong = Source.faultIfTooLong(text);
        Source source = Source.of(text);
        return tooLong.<Parsed<GameRecord>>map(Reading::failed)
                .orElseGet(() -> new GameIterator(source, readers.apply(source)).only())
                .orThrow();
    }

    private Parsed<GameRecord> only() {
        Parsed<GameRecord> game = next().withoutGuesses();
        if (game.fault().isPresent() || !hasNext()) {
            return game;
        }
        int start = source.skipWhitespace(next, source.length());
        return Reading.failed(source.fault(start, source.lineEnd(start), Expected.ONE_GAME));
    }

    public static <T> Stream<T> stream(Iterator<T> elements) {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(elements, Spliterator.ORDERED), false);
    }

    @Override
    public boolean hasNext() {
        return next == 0 || source.skipWhitespace(next, source.length()) < source.length();
    }

    @Override
    public Parsed<GameRecord> next() {
        GameReader reader = readers.apply(next);
        Parsed<GameRecord> game = reader.read();
        next = Math.max(reader.end(), 1);
        return game;
    }
}
