package io.github.hiverules.notation.file;

import io.github.hiverules.notation.internal.grammar.GameIterator;
import java.util.Iterator;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The elements of several streams, each opened only when it is needed, and closed before the next. {@link
 * Stream#flatMap} might collect all elements of a stream at once. Not thread-safe.
 */
final class Concatenation<T, E> implements Iterator<E> {

    private final Iterator<T> sources;
    private final Function<T, Stream<E>> opener;
    private Stream<E> current = Stream.empty();
    private Iterator<E> elements = current.iterator();

    private Concatenation(Iterator<T> sources, Function<T, Stream<E>> opener) {
        this.sources = sources;
        this.opener = opener;
    }

    /** Returns all elements as one stream. Closing it closes the stream that is being read. */
    static <T, E> Stream<E> of(Iterator<T> sources, Function<T, Stream<E>> opener) {
        Concatenation<T, E> all = new Concatenation<>(sources, opener);
        return GameIterator.stream(all).onClose(() -> all.current.close());
    }

    @Override
    public boolean hasNext() {
        while (!elements.hasNext() && sources.hasNext()) {
            current.close();
            current = opener.apply(sources.next());
            elements = current.iterator();
        }
        return elements.hasNext();
    }

    @Override
    public E next() {
        return elements.next();
    }
}
