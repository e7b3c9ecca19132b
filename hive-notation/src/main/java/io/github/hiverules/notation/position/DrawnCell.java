package io.github.hiverules.notation.position;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cell of a drawing, with its top piece or a mark or both.
 *
 * @param stackSign the offset of the sign that says that more pieces lie below
 */
record DrawnCell(Hex hex, Optional<Piece> piece, Optional<Integer> stackSign, Optional<Character> mark) {

    /** The width of a cell in columns. Each row is offset by half a cell from the rows next to it. */
    static final int WIDTH = 6;

    private static final Pattern CONTENT = Pattern.compile("(?:([wbWB][A-Z]\\d?|[wb][a-z]\\d)(\\^)?)?([+ac-vx-z])?");

    /** Reads a drawing. Its first piece or, if it has no pieces, its first mark is on the given cell. */
    static List<DrawnCell> read(Reading reading, List<Range> rows, Hex firstCell) {
        Source source = reading.source();
        List<DrawnCell> cells = new ArrayList<>();
        int left = rows.isEmpty() ? 0 : column(source, rows.get(0));
        for (int row = 0; row < rows.size(); row++) {
            for (Range word : words(rows.get(row), source)) {
                int column = column(source, word) - left - row * (WIDTH / 2);
                if (Math.floorMod(column, WIDTH) != 0) {
                    reading.fail(word, Expected.DIAGRAM_CELL);
                }
                if (!source.excerpt(word).equals(".")) {
                    read(reading, word, Hex.of(Math.floorDiv(column, WIDTH), row))
                            .ifPresent(cells::add);
                }
            }
        }
        Optional<DrawnCell> first = cells.stream()
                .filter(cell -> cell.piece().isPresent())
                .findFirst()
                .or(() -> cells.stream().findFirst());
        Hex shift = first.map(cell -> firstCell.minus(cell.hex())).orElse(Hex.ORIGIN);
        return cells.stream().map(cell -> cell.shifted(shift)).toList();
    }

    /** Divides a line into words. */
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

    private static int column(Source source, Range word) {
        return source.location(word.start()).column();
    }

    private static Optional<DrawnCell> read(Reading reading, Range word, Hex hex) {
        Source source = reading.source();
        Matcher content = CONTENT.matcher(source).region(word.start(), word.end());
        if (!content.matches()) {
            return reading.fail(word, Expected.DIAGRAM_CELL);
        }
        Optional<Piece> piece = content.start(1) < 0
                ? Optional.empty()
                : reading.readPiece(content.start(1), content.end(1), word, Expected.DIAGRAM_CELL);
        Optional<Integer> stackSign = content.start(2) < 0 ? Optional.empty() : Optional.of(content.start(2));
        Optional<Character> mark = content.start(3) < 0 ? Optional.empty() : Optional.of(source.at(content.start(3)));
        return Optional.of(new DrawnCell(hex, piece, stackSign, mark));
    }

    private DrawnCell shifted(Hex shift) {
        return new DrawnCell(hex.plus(shift), piece, stackSign, mark);
    }
}
