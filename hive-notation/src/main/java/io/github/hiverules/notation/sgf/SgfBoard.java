package io.github.hiverules.notation.sgf;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.fault.InexpressibleFeature;

/**
 * The board of the site, which has 26 columns and 26 rows, but no edges: cells of the table that are 26 apart share one
 * cell of the board. The eastern neighbor of a cell is in the next column, the northwestern one in the next row, and
 * the northeastern one in both.
 *
 * @param origin the cell of the board for {@link Hex#ORIGIN}
 */
record SgfBoard(SgfCell origin) {

    static final int SIZE = 26;

    /** The number of nearest other cells that share a cell of the board with a given one. */
    private static final int SHARING_COUNT = 8;

    /** The fewest pieces with which a hive can touch two cells that share a cell of the board. */
    private static final int MIN_PIECES_AROUND = SIZE - 1;

    /** The board on which the first piece stands at N 13, as in most games. */
    static final SgfBoard DEFAULT = new SgfBoard(new SgfCell('N' - 'A', 12));

    /** The relation of a cell to the hive, from the most distant to the closest. */
    private enum Contact {
        APART,
        NEXT_TO_HIVE,
        OCCUPIED
    }

    /**
     * Returns the cell of the table that a cell of the board means. Of the cells that share it, an occupied one comes
     * first, then one next to the hive, then the one nearest to {@code near}.
     *
     * @param placed the number of pieces on the table
     */
    Hex hex(SgfCell cell, Hex near, Position position, int placed) {
        Hex nearest = Hex.of(
                near.q() + wrapped(cell.column() - origin.column() - near.q()),
                near.r() + wrapped(origin.row() - cell.row() - near.r()));
        return placed < MIN_PIECES_AROUND && contact(nearest, position) != Contact.APART
                ? nearest
                : closestToHive(nearest, position);
    }

    /**
     * Returns the cell in closest contact with the hive, out of a cell and the nearest others that share its cell of
     * the board.
     */
    private static Hex closestToHive(Hex nearest, Position position) {
        Hex best = nearest;
        Contact closest = contact(nearest, position);
        for (int direction = 0; direction < SHARING_COUNT && closest != Contact.OCCUPIED; direction++) {
            Hex hex = cellSharedWith(nearest, direction);
            Contact contact = contact(hex, position);
            if (contact.compareTo(closest) > 0) {
                best = hex;
                closest = contact;
            }
        }
        return best;
    }

    private static int wrapped(int distance) {
        return Math.floorMod(distance + SIZE / 2, SIZE) - SIZE / 2;
    }

    /** Returns one of the nearest other cells that share a cell of the board with the given one. */
    private static Hex cellSharedWith(Hex hex, int direction) {
        int index = direction < SHARING_COUNT / 2 ? direction : direction + 1;
        return Hex.of(hex.q() + (index / 3 - 1) * SIZE, hex.r() + (index % 3 - 1) * SIZE);
    }

    private static Contact contact(Hex hex, Position position) {
        if (position.isOccupied(hex)) {
            return Contact.OCCUPIED;
        }
        return position.occupiedNeighborCount(hex) > 0 ? Contact.NEXT_TO_HIVE : Contact.APART;
    }

    /** Returns the cell of the board for a cell. Throws if the hive also touches another cell that shares it. */
    SgfCell cell(Hex hex, Position position, int placed) {
        for (int direction = 0; placed >= MIN_PIECES_AROUND && direction < SHARING_COUNT; direction++) {
            if (contact(cellSharedWith(hex, direction), position) != Contact.APART) {
                throw new InexpressibleException(InexpressibleFeature.FAR_CELL);
            }
        }
        return new SgfCell(Math.floorMod(origin.column() + hex.q(), SIZE), Math.floorMod(origin.row() - hex.r(), SIZE));
    }
}
