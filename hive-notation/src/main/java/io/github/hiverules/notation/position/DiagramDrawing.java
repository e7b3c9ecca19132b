package io.github.hiverules.notation.position;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.position.DiagramReader.Line;
import io.github.hiverules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is drawn. */
final class DiagramDrawing {

    private static final int CELL = DiagramWriter.CELL;

    private final Map<Hex, Piece> tops = new LinkedHashMap<>();
    private final Map<Hex, Integer> stacked = new LinkedHashMap<>();
    private final Map<Hex, Character> marks = new LinkedHashMap<>();
    private final Hex way;

    /** Reads a drawing, and moves its first piece, or its first mark if there is no piece, to a cell. */
    DiagramDrawing(Source source, List<Line> lines, Hex at) {
        int left = lines.isEmpty() ? 0 : lines.get(0).start() - lines.get(0).begin();
        for (int row = 0; row < lines.size(); row++) {
            Line line = lines.get(row);
            for (int start = line.start(); start < line.end(); ) {
                int end = Texts.skipUntilBlank(source.text(), start, line.end());
                int column = start - line.begin() - left - row * (CELL / 2);
                if (Math.floorMod(column, CELL) != 0) {
                    throw source.unreadable(start, end, Expected.DIAGRAM_ROW);
                }
                add(source, start, end, Hex.of(Math.floorDiv(column, CELL), row));
                start = Texts.skipBlanks(source.text(), end, line.end());
            }
        }
        Map<Hex, ?> first = tops.isEmpty() ? marks : tops;
        way = first.isEmpty() ? at : at.minus(first.keySet().iterator().next());
    }

    private void add(Source source, int start, int end, Hex hex) {
        if (end == start + 1 && source.at(start) == '.') {
            return;
        }
        int index = start;
        if (source.at(start) == 'w' || source.at(start) == 'b') {
            Piece piece = Pieces.at(source.text(), start, end).orElse(null);
            if (piece != null) {
                tops.put(hex, piece);
                index += piece.toString().length();
            }
        }
        if (index > start && index < end && source.at(index) == '^') {
            stacked.put(hex, index);
            index++;
        }
        if (index < end && isMark(source.at(index))) {
            marks.put(hex, source.at(index));
            index++;
        }
        if (index < end) {
            throw source.unreadable(start, end, Expected.DIAGRAM_CELL);
        }
    }

    private static boolean isMark(char c) {
        return c == '+' || (c >= 'a' && c <= 'z');
    }

    /** The drawn pieces. */
    Map<Hex, Piece> tops() {
        return moved(tops);
    }

    /** Where a stack is drawn, and the offset of its sign in the text. */
    Map<Hex, Integer> stacked() {
        return moved(stacked);
    }

    Map<Hex, Character> marks() {
        return moved(marks);
    }

    private <T> Map<Hex, T> moved(Map<Hex, T> cells) {
        Map<Hex, T> moved = new LinkedHashMap<>();
        for (Map.Entry<Hex, T> cell : cells.entrySet()) {
            moved.put(cell.getKey().plus(way), cell.getValue());
        }
        return moved;
    }
}
