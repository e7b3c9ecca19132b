package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import java.util.Optional;

/**
 * A cell of the site's board, which has {@link SgfBoard#SIZE} columns and rows, both counted from 0. Columns beyond the
 * edge are written with a number: {@code 1A} is west of {@code A}, {@code 2Z} the second one east of {@code Z}.
 */
record SgfCell(int column, int row) {

    static Optional<SgfCell> read(String column, String row) {
        int last = column.length() - 1;
        int index = last < 0 ? -1 : Texts.toAsciiUpper(column.charAt(last)) - 'A';
        if (index < 0 || index >= SgfBoard.SIZE || !Texts.isNumberUpTo(SgfBoard.SIZE, row)) {
            return Optional.empty();
        }
        return findBeyond(column.substring(0, last), index)
                .map(beyond -> new SgfCell(index + beyond, Integer.parseInt(row) - 1));
    }

    /** Returns how many columns to the east of its letter a column is, or empty if it has no such number. */
    private static Optional<Integer> findBeyond(String number, int index) {
        if (number.isEmpty()) {
            return Optional.of(0);
        }
        boolean isEdge = index == 0 || index == SgfBoard.SIZE - 1;
        return isEdge && Texts.isNumberUpTo(SgfBoard.SIZE - 1, number)
                ? Optional.of(index == 0 ? -Integer.parseInt(number) : Integer.parseInt(number))
                : Optional.empty();
    }

    char letter() {
        return (char) ('A' + column);
    }

    int number() {
        return row + 1;
    }
}
