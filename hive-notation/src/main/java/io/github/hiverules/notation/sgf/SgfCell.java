package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Strings;
import java.util.Optional;

/**
 * A cell of the site's board, which has {@link SgfBoard#SIZE} columns and rows, both counted from 0. Columns beyond the
 * edge are written with a number: {@code 1A} is west of {@code A}, {@code 2Z} the second one east of {@code Z}.
 */
record SgfCell(int column, int row) {

    static Optional<SgfCell> read(String column, String row) {
        int last = column.length() - 1;
        int index = last < 0 ? -1 : Strings.toAsciiUpper(column.charAt(last)) - 'A';
        int number = Strings.shortNumber(row);
        if (index < 0 || index >= SgfBoard.SIZE || number == 0 || number > SgfBoard.SIZE) {
            return Optional.empty();
        }
        if (last == 0) {
            return Optional.of(new SgfCell(index, number - 1));
        }
        int beyond = Strings.shortNumber(column.substring(0, last));
        boolean isEdge = index == 0 || index == SgfBoard.SIZE - 1;
        return isEdge && beyond > 0 && beyond < SgfBoard.SIZE
                ? Optional.of(new SgfCell(index == 0 ? -beyond : index + beyond, number - 1))
                : Optional.empty();
    }

    char letter() {
        return (char) ('A' + column);
    }

    int number() {
        return row + 1;
    }
}
