package io.github.hiverules.notation.position;

import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayList;
import java.util.List;

/** The lines of a diagram, in paragraphs. */
final class DiagramLines {

    private DiagramLines() {}

    /**
     * One line that is not blank.
     *
     * @param begin where the line begins
     * @param start its first character that is not white space
     * @param end behind its last such character
     */
    record Line(int begin, int start, int end) {}

    static List<List<Line>> paragraphs(Source source) {
        String text = source.text();
        List<List<Line>> paragraphs = new ArrayList<>();
        boolean open = false;
        for (int begin = 0; begin < text.length(); ) {
            int lineEnd = Texts.indexOf(text, '\n', begin, text.length());
            int start = Texts.skipBlanks(text, begin, lineEnd);
            if (start == lineEnd) {
                open = false;
            } else {
                if (!open) {
                    paragraphs.add(new ArrayList<>());
                    open = true;
                }
                int end = Texts.trimEnd(text, start, lineEnd);
                paragraphs.get(paragraphs.size() - 1).add(new Line(begin, start, end));
            }
            begin = lineEnd + 1;
        }
        return paragraphs;
    }
}
