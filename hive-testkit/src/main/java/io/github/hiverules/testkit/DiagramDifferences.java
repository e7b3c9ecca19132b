package io.github.hiverules.testkit;

import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Objects;

/**
 * Where an implementation of the rules differs from a diagram. Immutable and thread-safe.
 *
 * @param missing legal moves that were not named
 * @param surplus moves that were named but are illegal, or were named twice
 * @param idle pieces that have a legal move but got none
 * @param unreadable texts that name no move
 */
public record DiagramDifferences(List<Move> missing, List<Move> surplus, List<Piece> idle, List<String> unreadable) {
    /**
     * Copies the lists, and lists each move only once.
     *
     * @param missing legal moves that were not named
     * @param surplus moves that should not have been named
     * @param idle pieces that got no move
     * @param unreadable texts that name no move
     */
    public DiagramDifferences {
        Objects.requireNonNull(idle, "idle");
        Objects.requireNonNull(unreadable, "unreadable");
        missing = missing.stream().distinct().toList();
        surplus = surplus.stream().distinct().toList();
        idle = List.copyOf(idle);
        unreadable = List.copyOf(unreadable);
    }

    /** {@return whether the implementation agrees with the diagram} */
    public boolean isEmpty() {
        return missing.isEmpty() && surplus.isEmpty() && idle.isEmpty() && unreadable.isEmpty();
    }

    /** {@return the differences, one per line} */
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
