package io.github.hiverules.notation.file;

import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.GameStringReader;
import io.github.hiverules.notation.internal.Games;
import io.github.hiverules.notation.internal.Games.GameReader;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;

/** A line of a file that holds a game string. */
final class UhpLine implements GameReader {

    private final Source source;
    private final ReadOptions options;
    private final int start;
    private final int end;

    UhpLine(Source source, int from, ReadOptions options) {
        this.source = source;
        this.options = options;
        this.start = skipComments(from);
        this.end = lineEnd(start);
    }

    @Override
    public ParsedGame read() {
        if (start == source.length()) {
            return Games.none(source.fault(start, start, Expected.GAME));
        }
        return new GameStringReader(source, start, Texts.trimEnd(source.text(), start, end), options).read(false);
    }

    /** Comments belong to the game before them. So comments at the end of a text do not count as a game. */
    @Override
    public int end() {
        return skipComments(end);
    }

    private int skipComments(int from) {
        int index = Texts.skipBlanks(source.text(), from, source.length());
        while (index < source.length() && source.at(index) == '#') {
            index = Texts.skipBlanks(source.text(), lineEnd(index), source.length());
        }
        return index;
    }

    /** Returns whether a line is a comment. */
    static boolean isComment(String line) {
        int start = Texts.skipBlanks(line, 0, line.length());
        return start < line.length() && line.charAt(start) == '#';
    }

    private int lineEnd(int from) {
        return Texts.lineEnd(source.text(), from);
    }
}
