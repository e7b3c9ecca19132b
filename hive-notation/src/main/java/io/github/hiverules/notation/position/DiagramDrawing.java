package io.github.hiverules.notation.position;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.internal.PieceNames;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.position.DiagramLines.Line;
import io.github.hiverules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is drawn.
 *
 * @param tops the drawn pieces
 * @param stacked where a stack is drawn, and the offset of its sign in the text
 * @param marks the marks
 */
record DiagramDrawing(Map<Hex, Piece> tops, Map<Hex, Integer> stacked, Map<Hex, Character> marks) {

    private static final int CELL = DiagramWriter.CELL;

    static DiagramDrawing read(Source source, List<Line> lines, Hex at) {
        DiagramDrawing drawing =
                new DiagramDrawing(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
        int left = lines.isEmpty() ? 0 : lines.get(0).start() - lines.get(0).begin();
        for (int row = 0; row < lines.size(); row++) {
            Line line = lines.get(row);
            for (int start = line.start(); start < line.end(); ) {
                int end = Texts.skipUntilBlank(source.text(), start, line.end());
                int column = start - line.begin() - left - row * (CELL / 2);
                if (Math.floorMod(column, CELL) != 0) {
                    throw source.unreadable(start, end, Expected.DIAGRAM_ROW);
                }
                drawing.add(source, start, end, Hex.of(Math.floorDiv(column, CELL), row));
                start = Texts.skipBlanks(source.text(), end, line.end());
            }
        }
        return drawing.moved(at);
    }

    private void add(Source source, int start, int end, Hex hex) {
        if (end == start + 1 && source.at(start) == '.') {
            return;
        }
        int index = start;
        if (source.at(start) == 'w' || source.at(start) == 'b') {
            Piece piece = PieceNames.at(source, start, end).orElse(null);
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

    /** Moves the first piece, or the first mark if there is no piece, to a cell. */
    private DiagramDrawing moved(Hex at) {
        Hex first = tops.keySet().stream()
                .findFirst()
                .or(() -> marks.keySet().stream().findFirst())
                .orElse(Hex.ORIGIN);
        Hex way = at.minus(first);
        return new DiagramDrawing(moved(tops, way), moved(stacked, way), moved(marks, way));
    }

    private static <T> Map<Hex, T> moved(Map<Hex, T> cells, Hex way) {
        Map<Hex, T> moved = new LinkedHashMap<>();
        cells.forEach((hex, content) -> moved.put(hex.plus(way), content));
        return moved;
    }
}
