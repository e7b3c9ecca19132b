package example.spark;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.GameFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a function makes of the games of a file, one game after another. A file that cannot be read to its end keeps the
 * games before the failure, and what another function makes of the failure follows them.
 */
final class GamesOfFile<R> implements Iterator<R> {

    private final Function<IOException, Stream<R>> onFailure;
    private Iterator<R> results;

    /** Opens a file. */
    interface Opener {
        InputStream open() throws IOException;
    }

    GamesOfFile(
            Opener opener, Function<Parsed<GameRecord>, Stream<R>> onGame, Function<IOException, Stream<R>> onFailure) {
        this.onFailure = onFailure;
        try {
            results = GameFiles.parse(opener.open(), ReadOptions.lenient())
                    .flatMap(onGame)
                    .iterator();
        } catch (IOException e) {
            results = onFailure.apply(e).iterator();
        }
    }

    @Override
    public boolean hasNext() {
        try {
            return results.hasNext();
        } catch (UncheckedIOException e) {
            results = onFailure.apply(e.getCause()).iterator();
            return hasNext();
        }
    }

    @Override
    public R next() {
        return hasNext() ? results.next() : Collections.<R>emptyIterator().next();
    }
}
