package io.github.hiverules.notation.sgf;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.fault.InexpressibleFeature;

/**
 * The board of the site: 26 columns and 26 rows without edges, so that cells of the hive that are 26 apart share a cell
 * of the board. A cell's eastern neighbor is in the next column, its northwestern one in the next row, its northeastern
 * one in both.
 *
 * @param origin where {@link Hex#ORIGIN} lies
 */
record SgfBoard(SgfCell origin) {

    static final int SIZE = 26;

    private static final int AROUND = 8;

    /** The fewest pieces of a hive that touches two cells sharing a cell of the board. */
    private static final int LEAST_AROUND = SIZE - 1;

    /** The board on which the first piece stands at N 13, as in most games. */
    static final SgfBoard USUAL = new SgfBoard(new SgfCell('N' - 'A', 12));

    /** How closely a cell touches the hive; the closest comes last. */
    private enum Contact {
        APART,
        NEXT_TO_HIVE,
        OCCUPIED
    }

    /**
     * Returns which of the cells that share a cell of the board is meant: one in the hive, otherwise one next to it,
     * otherwise the nearest.
     */
    Hex hex(SgfCell cell, Hex near, Position position, int placed) {
        Hex nearest = Hex.of(
                near.q() + wrapped(cell.column() - origin.column() - near.q()),
                near.r() + wrapped(origin.row() - cell.row() - near.r()));
        return placed < LEAST_AROUND && contact(nearest, position) != Contact.APART
                ? nearest
                : bestSharing(nearest, position);
    }

    /**
     * Returns the cell with the closest contact to the hive among a cell and the nearest others that share its cell of
     * the board.
     */
    private static Hex bestSharing(Hex nearest, Position position) {
        Hex best = nearest;
        Contact closest = contact(nearest, position);
        for (int direction = 0; direction < AROUND && closest != Contact.OCCUPIED; direction++) {
            Hex hex = sharing(nearest, direction);
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

    /** Returns one of the eight nearest other cells that share a cell of the board with the given one. */
    private static Hex sharing(Hex hex, int direction) {
        int index = direction < AROUND / 2 ? direction : direction + 1;
        return Hex.of(hex.q() + (index / 3 - 1) * SIZE, hex.r() + (index % 3 - 1) * SIZE);
    }

    private static Contact contact(Hex hex, Position position) {
        if (position.isOccupied(hex)) {
            return Contact.OCCUPIED;
        }
        return position.occupiedNeighborCount(hex) > 0 ? Contact.NEXT_TO_HIVE : Contact.APART;
    }

    /** Returns where a cell lies on the board, unless another cell that shares it is in the hive or next to it. */
    SgfCell cell(Hex hex, Position position, int placed) {
        for (int direction = 0; placed >= LEAST_AROUND && direction < AROUND; direction++) {
            if (contact(sharing(hex, direction), position) != Contact.APART) {
                throw new NotExpressibleException(InexpressibleFeature.FAR_CELL);
            }
        }
        return new SgfCell(Math.floorMod(origin.column() + hex.q(), SIZE), Math.floorMod(origin.row() - hex.r(), SIZE));
    }
}
