package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.piece.Piece;
import java.util.List;

/**
 * Where an implementation of the rules differs from a diagram. Immutable and thread-safe.
 *
 * @param missing moves that are legal but were not named
 * @param surplus moves that were named but are illegal, or were named twice
 * @param idle pieces that have a legal move but got none
 * @param unreadable texts that name no move
 */
public record DiagramDifferences(List<Move> missing, List<Move> surplus, List<Piece> idle, List<String> unreadable) {
    /**
     * Copies the collections.
     *
     * @param missing moves that are legal but were not named
     * @param surplus moves that were named but are illegal, or were named twice
     * @param idle pieces that have a legal move but got none
     * @param unreadable texts that name no move
     */
    public DiagramDifferences {
        missing = missing.stream().distinct().toList();
        surplus = surplus.stream().distinct().toList();
        idle = List.copyOf(idle);
        unreadable = List.copyOf(unreadable);
    }

    /**
     * Returns whether there are none.
     *
     * @return true if the implementation agrees with the diagram
     */
    public boolean isEmpty() {
        return missing.isEmpty() && surplus.isEmpty() && idle.isEmpty() && unreadable.isEmpty();
    }

    /**
     * Returns the differences, one per line.
     *
     * @return some lines, or none if nothing differs
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        line(text, "missing", missing);
        line(text, "surplus", surplus);
        line(text, "no move for", idle);
        line(text, "unreadable", unreadable);
        return text.toString();
    }

    private static void line(StringBuilder text, String what, List<?> differences) {
        if (!differences.isEmpty()) {
            text.append(what).append(": ").append(differences).append('\n');
        }
    }
}
