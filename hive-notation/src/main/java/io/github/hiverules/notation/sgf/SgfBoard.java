package io.github.hiverules.notation.sgf;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotExpressibleException;
import java.util.Optional;

/**
 * The board of the site: 26 columns and 26 rows that wrap round. A cell's eastern neighbor is in the next column, the
 * north-western one in the next row, the north-eastern one in both.
 *
 * @param column the column of the origin, from 0
 * @param row the row of the origin, from 0
 */
record SgfBoard(int column, int row) {

    static final int SIZE = 26;

    /** The cell N 13, where most games begin. */
    static final SgfBoard USUAL = new SgfBoard('N' - 'A', 12);

    /** Reads a column letter and a row number as a board whose origin is there. */
    static Optional<SgfBoard> at(String column, String row) {
        if (column.length() != 1 || !row.matches("\\d{1,2}")) {
            return Optional.empty();
        }
        int col = Character.toUpperCase(column.charAt(0)) - 'A';
        int number = Integer.parseInt(row);
        return col >= 0 && col < SIZE && number >= 1 && number <= SIZE
                ? Optional.of(new SgfBoard(col, number - 1))
                : Optional.empty();
    }

    /** Returns which of the places that share one cell is meant: one in the hive, else one beside it, else the nearest. */
    Hex hex(SgfBoard cell, Position position) {
        Hex near = position.stacks().keySet().stream().findFirst().orElse(Hex.ORIGIN);
        int q = near.q() + wrapped(cell.column - column - near.q());
        int r = near.r() + wrapped(row - cell.row - near.r());
        Hex best = Hex.of(q, r);
        for (int dq = -SIZE; dq <= SIZE; dq += SIZE) {
            for (int dr = -SIZE; dr <= SIZE; dr += SIZE) {
                Hex hex = Hex.of(q + dq, r + dr);
                if (contact(hex, position) > contact(best, position)) {
                    best = hex;
                }
            }
        }
        return best;
    }

    private static int wrapped(int distance) {
        return Math.floorMod(distance + SIZE / 2, SIZE) - SIZE / 2;
    }

    private static int contact(Hex hex, Position position) {
        if (position.topAt(hex).isPresent()) {
            return 2;
        }
        return hex.neighbors().stream()
                        .anyMatch(neighbor -> position.topAt(neighbor).isPresent())
                ? 1
                : 0;
    }

    /** Writes a place as column and row, unless another place that shares the cell is in or beside the hive, too. */
    String write(Hex hex, Position position) {
        for (int dq = -SIZE; dq <= SIZE; dq += SIZE) {
            for (int dr = -SIZE; dr <= SIZE; dr += SIZE) {
                boolean other = dq != 0 || dr != 0;
                if (other && contact(Hex.of(hex.q() + dq, hex.r() + dr), position) > 0) {
                    throw new NotExpressibleException(NotExpressibleException.Subject.FAR_CELL);
                }
            }
        }
        char letter = (char) ('A' + Math.floorMod(column + hex.q(), SIZE));
        return letter + " " + (Math.floorMod(row - hex.r(), SIZE) + 1);
    }
}
