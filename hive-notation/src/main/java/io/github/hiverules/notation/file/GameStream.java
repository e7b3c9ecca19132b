package io.github.hiverules.notation.file;

import java.io.Closeable;
import java.util.Iterator;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The games of several texts, each read only when it is needed, and closed before the next. {@link Stream#flatMap}
 * might read all games of a text at once. Not thread-safe.
 */
final class GameStream<T, G> implements Iterator<G>, Closeable {

    private final Iterator<T> texts;
    private final Function<T, Stream<G>> reader;
    private Stream<G> text = Stream.empty();
    private Iterator<G> games = text.iterator();

    GameStream(Iterator<T> texts, Function<T, Stream<G>> reader) {
        this.texts = texts;
        this.reader = reader;
    }

    @Override
    public boolean hasNext() {
        while (!games.hasNext() && texts.hasNext()) {
            text.close();
            text = reader.apply(texts.next());
            games = text.iterator();
        }
        return games.hasNext();
    }

    @Override
    public G next() {
        return games.next();
    }

    /** Closes the text that is being read. */
    @Override
    public void close() {
        text.close();
    }
}
