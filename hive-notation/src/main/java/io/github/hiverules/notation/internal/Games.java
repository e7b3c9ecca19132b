package io.github.hiverules.notation.internal;

import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadGame;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The games of a text, each read when it is asked for. */
public final class Games implements Iterator<ReadGame> {

    private final Source source;
    private final BiFunction<Source, Integer, GameReader> readers;
    private int next;

    private Games(Source source, BiFunction<Source, Integer, GameReader> readers) {
        this.source = source;
        this.readers = readers;
    }

    /** Reads one game and knows where it ends. */
    public interface GameReader {
        ReadGame read();

        int end();
    }

    /** Reads a text with a reader for the game at each offset. */
    public static Stream<ReadGame> read(CharSequence text, BiFunction<Source, Integer, GameReader> readers) {
        try {
            Games games = new Games(Source.of(text), readers);
            return StreamSupport.stream(Spliterators.spliteratorUnknownSize(games, Spliterator.ORDERED), false);
        } catch (NotationException tooLong) {
            return Stream.of(GamePlayer.unplayable(tooLong));
        }
    }

    @Override
    public boolean hasNext() {
        return next == 0 || Texts.skipBlanks(source.text(), next, source.length()) < source.length();
    }

    @Override
    public ReadGame next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        GameReader reader = readers.apply(source, next);
        ReadGame game = reader.read();
        next = Math.max(reader.end(), 1);
        return game;
    }
}
