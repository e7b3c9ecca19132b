package io.github.hiverules.learning;

import io.github.hiverules.hex.Hex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Finds the cells without which the hive would fall apart, including stacks: the articulation points of a graph, in one
 * depth-first search (Hopcroft and Tarjan, 1973).
 */
final class CutCells {

    /*
     * The search goes as deep as it can from cell to cell. A cell is a cut cell if the search from it finds no path
     * back to a cell that the search found earlier.
     */

    private final Set<Hex> occupied;
    private final Set<Hex> found = new HashSet<>();

    /** The depth at which the search found a cell. */
    private final Map<Hex, Integer> depths = new HashMap<>();

    private CutCells(Set<Hex> occupied) {
        this.occupied = occupied;
    }

    static Set<Hex> of(Set<Hex> occupied) {
        CutCells cells = new CutCells(occupied);
        occupied.stream().findFirst().ifPresent(cells::searchFrom);
        return cells.found;
    }

    /** The start cell is a cut cell if the search from its first neighbor misses another neighbor. */
    private void searchFrom(Hex start) {
        depths.put(start, 0);
        int searches = 0;
        for (Hex next : start.neighbors()) {
            if (occupied.contains(next) && !depths.containsKey(next)) {
                search(next, 1);
                searches++;
            }
        }
        if (searches > 1) {
            found.add(start);
        }
    }

    /** Searches on from a cell; returns the minimum depth of all neighbors of the cells that it finds. */
    private int search(Hex cell, int depth) {
        depths.put(cell, depth);
        int minDepth = depth;
        for (Hex next : cell.neighbors()) {
            if (!occupied.contains(next)) {
                continue;
            }
            Integer known = depths.get(next);
            int depthBeyond = known == null ? search(next, depth + 1) : known;
            if (known == null && depthBeyond >= depth) {
                found.add(cell);
            }
            minDepth = Math.min(minDepth, depthBeyond);
        }
        return minDepth;
    }
}
