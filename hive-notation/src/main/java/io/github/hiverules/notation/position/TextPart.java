package io.github.hiverules.notation.position;

import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
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
        String text = source.text();
        List<List<TextPart>> paragraphs = new ArrayList<>();
        List<TextPart> paragraph = new ArrayList<>();
        for (int begin = 0, lineEnd; begin < text.length(); begin = Texts.nextLine(text, lineEnd)) {
            lineEnd = Texts.lineEnd(text, begin);
            int start = Texts.skipBlanks(text, begin, lineEnd);
            if (start == lineEnd) {
                paragraph = new ArrayList<>();
                continue;
            }
            if (paragraph.isEmpty()) {
                paragraphs.add(paragraph);
            }
            paragraph.add(new TextPart(start, Texts.trimEnd(text, start, lineEnd)));
        }
        return paragraphs;
    }

    List<TextPart> words(Source source) {
        List<TextPart> words = new ArrayList<>();
        int from = start;
        while (from < end) {
            int wordEnd = Texts.skipUntilBlank(source.text(), from, end);
            words.add(new TextPart(from, wordEnd));
            from = Texts.skipBlanks(source.text(), wordEnd, end);
        }
        return words;
    }

    String excerpt(Source source) {
        return source.excerpt(start, end);
    }
}
