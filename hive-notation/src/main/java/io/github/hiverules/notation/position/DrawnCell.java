package io.github.hiverules.notation.position;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.internal.grammar.Expectations;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cell of a drawing that shows a piece or a mark.
 *
 * @param stackSign the offset of the sign for more pieces below
 */
record DrawnCell(Hex hex, Optional<Piece> piece, Optional<Integer> stackSign, Optional<Character> mark) {

    /** Columns per cell; each row is offset by half of that from its neighbors. */
    static final int COLUMNS = 6;

    private static final Pattern CONTENT = Pattern.compile("(?:([wb][A-Z]\\d?)(\\^)?)?([+a-z])?");

    /** Reads a drawing. The given cell is that of the first piece or, if there is none, of the first mark. */
    static List<DrawnCell> read(Source source, List<TextPart> rows, Hex at) {
        List<DrawnCell> cells = new ArrayList<>();
        int left = rows.isEmpty() ? 0 : column(source, rows.get(0));
        for (int row = 0; row < rows.size(); row++) {
            for (TextPart word : rows.get(row).words(source)) {
                int column = column(source, word) - left - row * (COLUMNS / 2);
                if (Math.floorMod(column, COLUMNS) != 0) {
                    throw source.unreadable(word.start(), word.end(), Expectations.DIAGRAM_ROW);
                }
                if (!word.excerpt(source).equals(".")) {
                    cells.add(read(source, word, Hex.of(Math.floorDiv(column, COLUMNS), row)));
                }
            }
        }
        Optional<DrawnCell> first = cells.stream()
                .filter(cell -> cell.piece().isPresent())
                .findFirst()
                .or(() -> cells.stream().findFirst());
        Hex shift = first.map(cell -> at.minus(cell.hex())).orElse(Hex.ORIGIN);
        return cells.stream().map(cell -> cell.shifted(shift)).toList();
    }

    private static int column(Source source, TextPart word) {
        return source.location(word.start()).column();
    }

    private static DrawnCell read(Source source, TextPart word, Hex hex) {
        Matcher content = CONTENT.matcher(source).region(word.start(), word.end());
        Optional<Piece> piece = Optional.empty();
        boolean readable = content.matches();
        if (readable && content.start(1) >= 0) {
            piece = Piece.find(content.group(1));
            readable = piece.isPresent();
        }
        if (!readable) {
            throw source.unreadable(word.start(), word.end(), Expectations.DIAGRAM_CELL);
        }
        Optional<Integer> stackSign = content.start(2) < 0 ? Optional.empty() : Optional.of(content.start(2));
        Optional<Character> mark = content.start(3) < 0 ? Optional.empty() : Optional.of(source.at(content.start(3)));
        return new DrawnCell(hex, piece, stackSign, mark);
    }

    private DrawnCell shifted(Hex shift) {
        return new DrawnCell(hex.plus(shift), piece, stackSign, mark);
    }
}
