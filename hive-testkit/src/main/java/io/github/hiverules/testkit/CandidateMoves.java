package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * All moves that are worth trying: the pass, and every move of a piece of the set, from its cell or from the hand, to a
 * cell at most two steps from the hive.
 */
public final class CandidateMoves {

    private static final int MAX_DISTANCE = 2;

    private CandidateMoves() {}

    /**
     * {@return all moves that are worth trying in a position, legal or not, unmodifiable} The pass comes first, then the
     * moves to the cells nearest to the origin.
     *
     * @param position the position
     */
    public static List<Move> of(Position position) {
        List<Piece> pieces = Stream.of(Color.values())
                .flatMap(color -> position.ruleset().pieces(color).stream())
                .toList();
        List<Move> moves = new ArrayList<>(List.of(Move.pass()));
        cells(position).forEach(to -> pieces.forEach(piece -> moves.add(position.moveOf(piece, to))));
        return List.copyOf(moves);
    }

    private static List<Hex> cells(Position position) {
        Set<Hex> cells = new HashSet<>(position.stacks().keySet());
        cells.add(Hex.ORIGIN);
        for (int i = 0; i < MAX_DISTANCE; i++) {
            List.copyOf(cells).forEach(cell -> cells.addAll(cell.neighbors()));
        }
        Comparator<Hex> nearest = Comparator.comparingInt(Hex.ORIGIN::distanceTo);
        return cells.stream()
                .sorted(nearest.thenComparingInt(Hex::r).thenComparingInt(Hex::q))
                .toList();
    }
}
