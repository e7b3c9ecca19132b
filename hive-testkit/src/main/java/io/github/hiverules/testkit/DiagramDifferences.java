package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.piece.Piece;
import java.util.List;

/**
 * Where an implementation of the rules differs from a diagram. Immutable and thread-safe.
 *
 * @param missing moves that are legal but were not named
 * @param surplus moves that were named but are illegal
 * @param idle pieces that have a legal move but got none
 */
public record DiagramDifferences(List<Move> missing, List<Move> surplus, List<Piece> idle) {
    /**
     * Copies the collections.
     *
     * @param missing moves that are legal but were not named
     * @param surplus moves that were named but are illegal
     * @param idle pieces that have a legal move but got none
     */
    public DiagramDifferences {
        missing = missing.stream().distinct().toList();
        surplus = surplus.stream().distinct().toList();
        idle = List.copyOf(idle);
    }

    /**
     * Tells whether there are none.
     *
     * @return true if the implementation agrees with the diagram
     */
    public boolean isEmpty() {
        return missing.isEmpty() && surplus.isEmpty() && idle.isEmpty();
    }
}
