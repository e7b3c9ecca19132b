package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import java.util.Optional;

/** A cell of the site's board, which has {@link SgfBoard#SIZE} columns and rows, both counted from 0. */
record SgfCell(int column, int row) {

    static Optional<SgfCell> read(String column, String row) {
        int index = column.length() == 1 ? Texts.toAsciiUpper(column.charAt(0)) - 'A' : -1;
        return index >= 0 && index < SgfBoard.SIZE && Texts.isNumberUpTo(SgfBoard.SIZE, row)
                ? Optional.of(new SgfCell(index, Integer.parseInt(row) - 1))
                : Optional.empty();
    }

    char letter() {
        return (char) ('A' + column);
    }

    int number() {
        return row + 1;
    }
}
