package io.github.hiverules.site.referee;

import io.github.hiverules.hex.Hex;
import java.util.Collection;
import java.util.Comparator;

/** Finds the cell to which an arrow key leads. */
final class ArrowKeys {

    private ArrowKeys() {}

    /** Returns the next cell of the row or the nearest cell of the next row; if there is none, the same cell. */
    static Hex next(Collection<Hex> cells, Hex from, String key) {
        int column = key.equals("ArrowRight") ? 1 : key.equals("ArrowLeft") ? -1 : 0;
        int row = key.equals("ArrowDown") ? 1 : key.equals("ArrowUp") ? -1 : 0;
        return cells.stream()
                .filter(hex -> row == 0
                        ? hex.r() == from.r() && (hex.q() - from.q()) * column > 0
                        : (hex.r() - from.r()) * row > 0)
                .min(Comparator.<Hex>comparingInt(hex -> Math.abs(hex.r() - from.r()))
                        .thenComparingInt(hex -> Math.abs(x(hex) - x(from)))
                        .thenComparing(Comparator.naturalOrder()))
                .orElse(from);
    }

    /** Returns twice the horizontal coordinate of a cell, so that it is an integer. */
    private static int x(Hex hex) {
        return 2 * hex.q() + hex.r();
    }
}
