package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;

/**
 * A long sequence of Ant moves that repeats no position for {@link #PERIOD} plies. All other pieces stand in a row.
 * Above the row, one white Ant moves among 12 cells and the other among 10. One of them moves in each turn, so that
 * together they visit all 120 pairs of these cells. Below the row, Black's Ants do the same, but leave out one pair.
 * Both sides are back at their first pair only after 120 times 119 turns, because these numbers have no common divisor.
 */
final class LongGame {

    private static final List<Piece> ANTS = List.of(piece("wA1"), piece("wA2"), piece("bA1"), piece("bA2"));

    private static final int FIRST_ANT_CELLS = 12;
    private static final int SECOND_ANT_CELLS = 10;
    private static final int PAIRS = FIRST_ANT_CELLS * SECOND_ANT_CELLS;
    private static final int SECOND_ANT_START = FIRST_ANT_CELLS + 1;

    static final int PERIOD = 2 * PAIRS * (PAIRS - 1);

    private LongGame() {}

    static Position start(Ruleset ruleset) {
        List<Piece> row = new ArrayList<>(Piece.all());
        row.removeIf(piece -> !ruleset.pieces(piece.color()).contains(piece));
        row.removeAll(ANTS);
        // A Queen at an end of the row never has Ants on both sides, so no Queen is ever surrounded.
        row.remove(piece("bQ"));
        row.add(piece("bQ"));
        Setup setup = Setup.empty(ruleset).withTurn(Color.WHITE, Shorthand.LATE_TURN);
        for (int q = 0; q < row.size(); q++) {
            setup = setup.withPiece(Hex.of(q, 0), row.get(q));
        }
        for (Piece ant : ANTS) {
            setup = setup.withPiece(cell(ant.color(), ant.number() == 1 ? 0 : SECOND_ANT_START), ant);
        }
        return Position.of(setup);
    }

    /** Returns the move at a ply. Plies are counted from 0. */
    static Move move(int ply) {
        int turn = ply / 2;
        return ply % 2 == 0
                ? move(Color.WHITE, turn % PAIRS, (turn + 1) % PAIRS)
                : move(Color.BLACK, blackPair(turn), blackPair(turn + 1));
    }

    /** Returns the number of the pair of cells where the black Ants stand in a turn. They leave out pair 1. */
    private static int blackPair(int turn) {
        int pair = turn % (PAIRS - 1);
        return pair == 0 ? 0 : pair + 1;
    }

    private static Move move(Color color, int from, int to) {
        int firstAnt = color == Color.WHITE ? 0 : 2;
        return firstAntCell(from) == firstAntCell(to)
                ? Move.move(ANTS.get(firstAnt + 1), cell(color, secondAntCell(from)), cell(color, secondAntCell(to)))
                : Move.move(ANTS.get(firstAnt), cell(color, firstAntCell(from)), cell(color, firstAntCell(to)));
    }

    private static int firstAntCell(int pair) {
        return pair / SECOND_ANT_CELLS;
    }

    /**
     * Returns the second Ant's cell. That Ant goes back and forth,
     * so that only one Ant moves from each pair to the next.
     */
    private static int secondAntCell(int pair) {
        int step = pair % SECOND_ANT_CELLS;
        return SECOND_ANT_START + (firstAntCell(pair) % 2 == 0 ? step : SECOND_ANT_CELLS - 1 - step);
    }

    private static Hex cell(Color color, int index) {
        return color == Color.WHITE ? Hex.of(index, -1) : Hex.of(index - 1, 1);
    }
}
