package io.github.hiverules.notation.position;

import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.piece.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one diagram: a paragraph of fields, one with the drawing, one with the stacks. */
final class DiagramReader {

    private final Source source;

    DiagramReader(Source source) {
        this.source = source;
    }

    /**
     * One line that is not blank.
     *
     * @param begin where the line begins
     * @param start its first character that is not white space
     * @param end behind its last such character
     */
    record Line(int begin, int start, int end) {}

    TextDiagram read() {
        List<List<Line>> paragraphs = paragraphs();
        if (paragraphs.isEmpty()) {
            throw source.unreadable(0, source.length(), Expected.DIAGRAM_FIELD);
        }
        if (paragraphs.size() > 3) {
            Line more = paragraphs.get(3).get(0);
            throw source.unreadable(more.start(), more.end(), Expected.END);
        }
        DiagramFields fields = new DiagramFields(source, paragraphs.get(0));
        DiagramDrawing drawing = new DiagramDrawing(source, paragraph(paragraphs, 1), fields.at());
        Map<Hex, List<Piece>> stacks = stacks(drawing, paragraph(paragraphs, 2));
        Setup setup = new Setup(fields.ruleset(), fields.side(), fields.turnNumber(), stacks, fields.resting());
        return new TextDiagram(setup, drawing.marks());
    }

    /** Returns the lines that are not blank, in paragraphs. */
    private List<List<Line>> paragraphs() {
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

    private static List<Line> paragraph(List<List<Line>> paragraphs, int index) {
        return index < paragraphs.size() ? paragraphs.get(index) : List.of();
    }

    private Map<Hex, List<Piece>> stacks(DiagramDrawing drawing, List<Line> lines) {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        Map<Hex, Integer> stacked = drawing.stacked();
        // Nonsense may have many stacks with equal tops, which are listed in the order of the drawing.
        Map<Piece, Deque<Hex>> unlisted = new HashMap<>();
        for (Map.Entry<Hex, Piece> top : drawing.tops().entrySet()) {
            stacks.put(top.getKey(), List.of(top.getValue()));
            if (stacked.containsKey(top.getKey())) {
                unlisted.computeIfAbsent(top.getValue(), none -> new ArrayDeque<>())
                        .add(top.getKey());
            }
        }
        for (Line line : lines) {
            List<Piece> stack = stack(line);
            Piece top = stack.get(stack.size() - 1);
            Optional<Hex> cell = Optional.ofNullable(unlisted.get(top)).map(Deque::poll);
            stacks.put(source.require(cell, line.start(), line.end(), Expected.STACK), stack);
        }
        for (Map.Entry<Hex, Integer> cell : stacked.entrySet()) {
            if (stacks.getOrDefault(cell.getKey(), List.of()).size() == 1) {
                throw source.unreadable(cell.getValue(), cell.getValue() + 1, Expected.STACK_LISTED);
            }
        }
        return stacks;
    }

    /** Reads a list such as {@code wB1 on bB2 on bQ}, from top to bottom, and returns it from bottom to top. */
    private List<Piece> stack(Line line) {
        List<Piece> pieces = new ArrayList<>();
        int index = line.start();
        while (index < line.end()) {
            int wordEnd = Texts.skipUntilBlank(source.text(), index, line.end());
            String word = source.excerpt(index, wordEnd);
            int start = index;
            if (pieces.isEmpty() || word.equals("on")) {
                start = pieces.isEmpty() ? index : Texts.skipBlanks(source.text(), wordEnd, line.end());
                int end = Texts.skipUntilBlank(source.text(), start, line.end());
                Optional<Piece> piece = Pieces.of(source.excerpt(start, end));
                pieces.add(source.require(piece, line.start(), line.end(), Expected.STACK));
                index = Texts.skipBlanks(source.text(), end, line.end());
            } else {
                throw source.unreadable(start, line.end(), Expected.STACK);
            }
        }
        if (pieces.size() < 2 || pieces.size() > Piece.all().size()) {
            throw source.unreadable(line.start(), line.end(), Expected.STACK);
        }
        Collections.reverse(pieces);
        return pieces;
    }
}
