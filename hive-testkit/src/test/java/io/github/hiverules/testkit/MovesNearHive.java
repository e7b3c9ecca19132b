package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Moves to ask about: a pass, each piece of the set to each cell at most two steps from the hive, and impossible moves,
 * of pieces that are not in the set or not where the move starts.
 */
final class MovesNearHive {

    private MovesNearHive() {}

    static List<Move> of(Setup setup) {
        Set<Hex> cells = new LinkedHashSet<>(Set.of(Hex.ORIGIN));
        cells.addAll(setup.stacks().keySet());
        for (int i = 0; i < 2; i++) {
            List.copyOf(cells).forEach(cell -> cells.addAll(cell.neighbors()));
        }
        List<Move> moves = new ArrayList<>(List.of(Move.pass()));
        for (Color color : Color.values()) {
            for (Piece piece : setup.ruleset().pieces(color)) {
                cells.forEach(cell -> moves.add(Move.place(piece, cell)));
            }
        }
        for (Map.Entry<Hex, List<Piece>> stack : setup.stacks().entrySet()) {
            for (Piece piece : stack.getValue()) {
                cells.forEach(cell -> moves.add(Move.move(piece, stack.getKey(), cell)));
            }
        }
        for (Piece piece : Piece.all()) {
            moves.add(Move.place(piece, Hex.of(0, 1)));
            moves.add(Move.move(piece, Hex.of(1, 0), Hex.ORIGIN));
            moves.add(Move.move(piece, Hex.ORIGIN, Hex.of(9, 9)));
        }
        return moves;
    }
}
