package io.github.hiverules.notation.file;

import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.internal.grammar.Expectations;
import io.github.hiverules.notation.internal.grammar.Games;
import io.github.hiverules.notation.internal.grammar.Games.GameReader;
import io.github.hiverules.notation.internal.grammar.Source;

/** A text in an unknown notation; its first line is the fault. */
record UnknownGame(Source source) implements GameReader {

    @Override
    public ParsedGame read() {
        int start = source.skipBlanks(0, source.length());
        int lineEnd = source.lineEnd(start);
        return Games.none(source.fault(start, lineEnd, Expectations.GAME));
    }

    @Override
    public int end() {
        return source.length();
    }
}
