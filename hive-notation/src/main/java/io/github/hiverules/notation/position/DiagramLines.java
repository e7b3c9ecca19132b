package io.github.hiverules.notation.position;

import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import java.util.ArrayList;
import java.util.List;

/** Divides a text diagram into paragraphs, lines and words, without the whitespace around them. */
final class DiagramLines {

    private DiagramLines() {}

    static List<List<Range>> paragraphs(Source source) {
        List<List<Range>> paragraphs = new ArrayList<>();
        List<Range> paragraph = new ArrayList<>();
        for (int begin = 0, lineEnd; begin < source.length(); begin = source.nextLine(lineEnd)) {
            lineEnd = source.lineEnd(begin);
            int start = source.skipWhitespace(begin, lineEnd);
            if (start == lineEnd) {
                paragraph = new ArrayList<>();
                continue;
            }
            if (paragraph.isEmpty()) {
                paragraphs.add(paragraph);
            }
            paragraph.add(new Range(start, source.trimEnd(start, lineEnd)));
        }
        return paragraphs;
    }

    static List<Range> words(Range line, Source source) {
        List<Range> words = new ArrayList<>();
        int start = line.start();
        while (start < line.end()) {
            int end = source.skipToWhitespace(start, line.end());
            words.add(new Range(start, end));
            start = source.skipWhitespace(end, line.end());
        }
        return words;
    }
}
