package io.github.hiverules.notation.file;

import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.GamePlayer;
import io.github.hiverules.notation.internal.GameStringReader;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lines of game strings. */
final class UhpLines {

    private UhpLines() {}

    static Stream<ReadGame> read(Source source, ReadOptions options) {
        String text = source.text();
        if (nextGame(text, 0) == text.length()) {
            return Stream.of(GamePlayer.unplayable(source.unreadable(text.length(), text.length(), Expected.GAME)));
        }
        return IntStream.iterate(
                        nextGame(text, 0),
                        start -> start < text.length(),
                        start -> nextGame(text, lineEnd(text, start)))
                .mapToObj(start -> {
                    int end = Texts.trimEnd(text, start, lineEnd(text, start));
                    return new GameStringReader(source, start, end, options).read(false);
                });
    }

    private static int nextGame(String text, int from) {
        int start = Texts.skipBlanks(text, from, text.length());
        while (start < text.length() && text.charAt(start) == '#') {
            start = Texts.skipBlanks(text, lineEnd(text, start), text.length());
        }
        return start;
    }

    private static int lineEnd(String text, int from) {
        return Texts.indexOf(text, '\n', from, text.length());
    }
}
