package io.github.hiverules.notation.position;

import io.github.hiverules.notation.internal.grammar.Source;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a text, without white space at its ends.
 *
 * @param start the offset of its first character
 * @param end the offset after its last character
 */
record TextPart(int start, int end) {

    static List<List<TextPart>> paragraphs(Source source) {
        List<List<TextPart>> paragraphs = new ArrayList<>();
        List<TextPart> paragraph = new ArrayList<>();
        for (int begin = 0, lineEnd; begin < source.length(); begin = source.nextLine(lineEnd)) {
            lineEnd = source.lineEnd(begin);
            int start = source.skipBlanks(begin, lineEnd);
            if (start == lineEnd) {
                paragraph = new ArrayList<>();
                continue;
            }
            if (paragraph.isEmpty()) {
                paragraphs.add(paragraph);
            }
            paragraph.add(new TextPart(start, source.trimEnd(start, lineEnd)));
        }
        return paragraphs;
    }

    List<TextPart> words(Source source) {
        List<TextPart> words = new ArrayList<>();
        int from = start;
        while (from < end) {
            int wordEnd = source.skipUntilBlank(from, end);
            words.add(new TextPart(from, wordEnd));
            from = source.skipBlanks(wordEnd, end);
        }
        return words;
    }

    String excerpt(Source source) {
        return source.excerpt(start, end);
    }
}
