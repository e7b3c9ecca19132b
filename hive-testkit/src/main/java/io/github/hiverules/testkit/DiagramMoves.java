package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Turns pieces and cells of a diagram into moves. */
final class DiagramMoves {

    private final Setup setup;

    DiagramMoves(Setup setup) {
        this.setup = setup;
    }

    Optional<Hex> cellOf(Piece piece) {
        return setup.stacks().entrySet().stream()
                .filter(cell -> cell.getValue().contains(piece))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    List<Move> movements(Piece piece, Hex from, Collection<Hex> cells) {
        return cells.stream().<Move>map(to -> Move.move(piece, from, to)).toList();
    }

    List<Move> placements(Collection<Piece> pieces, Collection<Hex> cells) {
        return pieces.stream()
                .<Move>flatMap(piece -> cells.stream().map(cell -> Move.place(piece, cell)))
                .toList();
    }

    /** Returns the next piece in hand with each insect. */
    List<Piece> nextInHand(Color color) {
        Map<Object, Piece> next = new LinkedHashMap<>();
        setup.ruleset().pieces(color).stream()
                .filter(piece -> cellOf(piece).isEmpty())
                .forEach(piece -> next.putIfAbsent(piece.bug(), piece));
        return List.copyOf(next.values());
    }

    /** Returns a pass, and every placement and movement to a cell of the hive or next to it. */
    List<Move> movesNearHive() {
        List<Move> moves = new ArrayList<>();
        moves.add(Move.pass());
        for (Color color : Color.values()) {
            moves.addAll(placements(nextInHand(color), cellsNearHive(1, Set.of())));
        }
        setup.stacks()
                .forEach((from, stack) ->
                        stack.forEach(piece -> moves.addAll(movements(piece, from, cellsNearHive(1, Set.of(from))))));
        return moves;
    }

    Collection<Hex> cellsNearHive(int distance, Set<Hex> excluded) {
        Set<Hex> cells = new TreeSet<>();
        cells.addAll(setup.stacks().keySet());
        for (int i = 0; i < distance; i++) {
            for (Hex hex : List.copyOf(cells)) {
                cells.addAll(hex.neighbors());
            }
        }
        cells.removeAll(excluded);
        return cells;
    }
}
