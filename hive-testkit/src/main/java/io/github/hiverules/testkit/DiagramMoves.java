package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Turns the pieces and marks of a drawing into moves. */
final class DiagramMoves {

    private static final Comparator<Hex> READING_ORDER =
            Comparator.comparingInt(Hex::r).thenComparingInt(Hex::q);

    private final Setup setup;
    private final Map<Character, Set<Hex>> marks;

    DiagramMoves(Setup setup, Map<Character, Set<Hex>> marks) {
        this.setup = setup;
        this.marks = marks;
    }

    Set<Hex> marked(char mark) {
        return marks.getOrDefault(mark, Set.of());
    }

    Optional<Hex> hexOf(Piece piece) {
        return setup.stacks().entrySet().stream()
                .filter(cell -> cell.getValue().contains(piece))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    List<Move> movements(Piece piece, Hex from, Collection<Hex> cells) {
        return cells.stream().<Move>map(to -> Move.move(piece, from, to)).toList();
    }

    List<Move> placements(DiagramLine line, String names, Collection<Hex> cells) {
        Collection<Piece> pieces = names.equals("any piece") ? nextInHand(setup.sideToMove()) : named(line, names);
        List<Move> placements = new ArrayList<>();
        for (Piece piece : pieces) {
            cells.forEach(cell -> placements.add(Move.place(piece, cell)));
        }
        return placements;
    }

    /** Kinds are written as letters and mean the next piece in hand; a piece is written with its color. */
    private List<Piece> named(DiagramLine line, String names) {
        List<Piece> pieces = new ArrayList<>();
        for (String name : DiagramTokens.list(names)) {
            pieces.add(DiagramTokens.piece(name)
                    .or(() -> DiagramTokens.bug(name)
                            .flatMap(bug -> nextInHand(setup.sideToMove()).stream()
                                    .filter(piece -> piece.bug() == bug)
                                    .findFirst()))
                    .orElseThrow(() -> line.error("letters of kinds in hand or names of pieces")));
        }
        return pieces;
    }

    private List<Piece> nextInHand(Color color) {
        Map<Object, Piece> next = new LinkedHashMap<>();
        setup.ruleset().pieces(color).stream()
                .filter(piece -> hexOf(piece).isEmpty())
                .forEach(piece -> next.putIfAbsent(piece.bug(), piece));
        return List.copyOf(next.values());
    }

    /** Every pass, placement and movement to the hive and the cells beside it. */
    List<Move> everythingNearHive() {
        List<Move> all = new ArrayList<>();
        all.add(Move.pass());
        for (Color color : Color.values()) {
            for (Piece piece : nextInHand(color)) {
                cellsNearHive(1, Set.of()).forEach(cell -> all.add(Move.place(piece, cell)));
            }
        }
        setup.stacks()
                .forEach((from, stack) ->
                        stack.forEach(piece -> all.addAll(movements(piece, from, cellsNearHive(1, Set.of(from))))));
        return all;
    }

    Collection<Hex> cellsNearHive(int distance, Set<Hex> except) {
        Set<Hex> cells = new TreeSet<>(READING_ORDER);
        cells.addAll(setup.stacks().keySet());
        for (int i = 0; i < distance; i++) {
            for (Hex hex : List.copyOf(cells)) {
                cells.addAll(hex.neighbors());
            }
        }
        cells.removeAll(except);
        return cells;
    }
}
