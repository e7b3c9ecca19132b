package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.piece.Piece;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Counts the moves for which a program cannot be asked by kind and cell. Thread-safe. */
final class UnaskedMoves {

    private final Map<String, Integer> counts = new TreeMap<>();
    private final Set<Position> counted = new HashSet<>();

    /** Returns why a program cannot be asked for a move, or empty if it can. */
    static Optional<String> whyNot(Position position, Move move) {
        if (move instanceof Move.Placement placement) {
            return whyNot(position, placement.piece());
        }
        return move instanceof Move.Movement movement
                        && !position.topAt(movement.from()).equals(Optional.of(movement.piece()))
                ? Optional.of("moves of covered pieces")
                : Optional.empty();
    }

    private static Optional<String> whyNot(Position position, Piece placed) {
        if (placed.color() != position.sideToMove()) {
            return Optional.of("placements of the opponent's pieces");
        }
        boolean isNextOfKind = position.hand(placed.color()).stream()
                .filter(inHand -> inHand.bug() == placed.bug())
                .findFirst()
                .equals(Optional.of(placed));
        return isNextOfKind ? Optional.empty() : Optional.of("equal pieces in another order");
    }

    /** Counts the moves of a position, once, that cannot be asked for the given reasons. */
    synchronized void count(Position position, List<String> reasons) {
        if (counted.add(position)) {
            reasons.forEach(reason -> counts.merge(reason, 1, Integer::sum));
        }
    }

    /** Returns the reasons, each with the number of moves. */
    synchronized List<String> summary() {
        return counts.entrySet().stream()
                .map(entry -> entry.getKey() + " (" + entry.getValue() + ")")
                .toList();
    }
}
