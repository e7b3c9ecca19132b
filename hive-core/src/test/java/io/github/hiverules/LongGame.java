package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves without a placement that repeat no position for {@link #ROUND} plies. All other pieces lie in a row. Above it,
 * White's two Ants go through all pairs of 12 and 10 cells, moving one Ant a turn. Below it, Black's Ants go through
 * all pairs but one. Both sides are back at their starts only after 120 times 119 turns, because these numbers have no
 * common divisor.
 */
final class LongGame {

    private static final List<Piece> ANTS = List.of(piece("wA1"), piece("wA2"), piece("bA1"), piece("bA2"));

    private static final int CELLS_OF_FIRST = 12;
    private static final int CELLS_OF_SECOND = 10;
    private static final int PAIRS = CELLS_OF_FIRST * CELLS_OF_SECOND;
    private static final int SECOND_FROM = CELLS_OF_FIRST + 1;

    static final int ROUND = 2 * PAIRS * (PAIRS - 1);

    private LongGame() {}

    static Position start(Ruleset ruleset) {
        List<Piece> row = new ArrayList<>(Piece.all());
        row.removeIf(piece -> !ruleset.pieces(piece.color()).contains(piece));
        row.removeAll(ANTS);
        // A Queen at an end of the row never has Ants on both sides, so no Queen is ever surrounded.
        row.remove(piece("bQ"));
        row.add(piece("bQ"));
        Setup setup = Setup.empty(ruleset).withTurn(Color.WHITE, Shorthand.LATE);
        for (int q = 0; q < row.size(); q++) {
            setup = setup.withPiece(Hex.of(q, 0), row.get(q));
        }
        for (Piece ant : ANTS) {
            setup = setup.withPiece(cell(ant.color(), ant.number() == 1 ? 0 : SECOND_FROM), ant);
        }
        return Position.of(setup);
    }

    /** The move at a ply, counted from 0. */
    static Move move(int ply) {
        int turn = ply / 2;
        return ply % 2 == 0
                ? move(Color.WHITE, turn % PAIRS, (turn + 1) % PAIRS)
                : move(Color.BLACK, allButTheSecond(turn), allButTheSecond(turn + 1));
    }

    private static int allButTheSecond(int turn) {
        int pair = turn % (PAIRS - 1);
        return pair == 0 ? 0 : pair + 1;
    }

    private static Move move(Color color, int from, int to) {
        int firstAnt = color == Color.WHITE ? 0 : 2;
        return first(from) == first(to)
                ? Move.move(ANTS.get(firstAnt + 1), cell(color, second(from)), cell(color, second(to)))
                : Move.move(ANTS.get(firstAnt), cell(color, first(from)), cell(color, first(to)));
    }

    private static int first(int pair) {
        return pair / CELLS_OF_SECOND;
    }

    /** Goes back and forth, so that only one Ant moves from each pair to the next. */
    private static int second(int pair) {
        int step = pair % CELLS_OF_SECOND;
        return SECOND_FROM + (first(pair) % 2 == 0 ? step : CELLS_OF_SECOND - 1 - step);
    }

    private static Hex cell(Color color, int index) {
        return color == Color.WHITE ? Hex.of(index, -1) : Hex.of(index - 1, 1);
    }
}
