package io.github.hiverules.notation.sgf;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import java.util.Optional;

/**
 * The board of the site, which has 26 columns and 26 rows, but no edges: cells of the table that are 26 apart share one
 * cell of the board. The eastern neighbor of a cell is in the next column, the northwestern one in the next row, and
 * the northeastern one in both.
 *
 * @param origin the cell of the board for {@link Hex#ORIGIN}
 */
record SgfBoard(SgfCell origin) {

    static final int SIZE = 26;

    /** The board on which the first piece stands at N 13, as in most games. */
    static final SgfBoard DEFAULT = new SgfBoard(new SgfCell('N' - 'A', 12));

    /**
     * Returns the cell of the table that a cell of the board means: of the cells that share it, the one nearest to
     * {@code near} if it is part of the hive or next to it, else another that is, else the nearest one.
     */
    Hex hex(SgfCell cell, Hex near, Position position) {
        Hex nearest = Hex.of(
                near.q() + wrapped(cell.column() - origin.column() - near.q()),
                near.r() + wrapped(origin.row() - cell.row() - near.r()));
        return touchesHive(nearest, position)
                ? nearest
                : findOtherAtHive(nearest, position).orElse(nearest);
    }

    /** Finds another cell that shares a cell of the board with the given one, and is part of the hive or next to it. */
    private static Optional<Hex> findOtherAtHive(Hex hex, Position position) {
        for (int q = -SIZE; q <= SIZE; q += SIZE) {
            for (int r = -SIZE; r <= SIZE; r += SIZE) {
                Hex other = Hex.of(hex.q() + q, hex.r() + r);
                if (!other.equals(hex) && touchesHive(other, position)) {
                    return Optional.of(other);
                }
            }
        }
        return Optional.empty();
    }

    private static int wrapped(int distance) {
        return Math.floorMod(distance + SIZE / 2, SIZE) - SIZE / 2;
    }

    /** Returns whether a cell is next to an occupied one. In a hive of several pieces, occupied cells are, too. */
    private static boolean touchesHive(Hex hex, Position position) {
        return position.occupiedNeighborCount(hex) > 0;
    }

    /** Returns the cell of the board for a cell. Throws if the hive also touches another cell that shares it. */
    SgfCell cell(Hex hex, Position position) {
        if (findOtherAtHive(hex, position).isPresent()) {
            throw new InexpressibleException(InexpressibleFeature.FAR_CELL);
        }
        return new SgfCell(Math.floorMod(origin.column() + hex.q(), SIZE), Math.floorMod(origin.row() - hex.r(), SIZE));
    }
}
