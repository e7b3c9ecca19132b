package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import java.util.Optional;

/** A cell of the site's board, which has {@link SgfBoard#SIZE} columns and rows, both counted from 0. */
record SgfCell(int column, int row) {

    static Optional<SgfCell> read(String column, String row) {
        int number = parseNumber(row);
        if (column.length() != 1 || number < 0) {
            return Optional.empty();
        }
        SgfCell cell = new SgfCell(Texts.toAsciiUpper(column.charAt(0)) - 'A', number - 1);
        return cell.isOnBoard() ? Optional.of(cell) : Optional.empty();
    }

    /** Returns the number of one or two digits, or -1 if a text is not one. */
    private static int parseNumber(String text) {
        int number = text.isEmpty() || text.length() > 2 ? -1 : 0;
        for (int index = 0; index < text.length() && number >= 0; index++) {
            int digit = text.charAt(index) - '0';
            number = digit >= 0 && digit <= 9 ? 10 * number + digit : -1;
        }
        return number;
    }

    private boolean isOnBoard() {
        return column >= 0 && column < SgfBoard.SIZE && row >= 0 && row < SgfBoard.SIZE;
    }

    char letter() {
        return (char) ('A' + column);
    }

    int number() {
        return row + 1;
    }
}
