package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The games of a text, each read when it is asked for. */
final class SgfGames implements Iterator<ReadGame> {

    private final Source source;
    private final ReadOptions options;
    private int next;

    SgfGames(Source source, ReadOptions options) {
        this.source = source;
        this.options = options;
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
        SgfScanner scanner = new SgfScanner(source, next);
        ReadGame game = new SgfReader(source, scanner, options).read();
        next = Math.max(scanner.end(), 1);
        return game;
    }
}
