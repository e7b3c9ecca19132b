package io.github.hiverules.testkit;

import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Set;

/** END-1 and END-2: whether the game is over, and who has won. */
record ReferenceGameEnd(ReferenceTurn turn) {

    Outcome outcome() {
        Outcome outcome = resultOfQueens();
        return switch (outcome) {
            case WHITE_WINS -> turn.makes(MistakePattern.SWAPS_THE_WINNER) ? Outcome.BLACK_WINS : outcome;
            case BLACK_WINS -> turn.makes(MistakePattern.SWAPS_THE_WINNER) ? Outcome.WHITE_WINS : outcome;
            default -> outcome;
        };
    }

    private Outcome resultOfQueens() {
        boolean whiteLost = isQueenSurrounded(Color.WHITE);
        boolean blackLost = isQueenSurrounded(Color.BLACK);
        if (whiteLost && blackLost && turn.applies(Rule.END_2)) {
            return turn.makes(MistakePattern.PLAYS_ON_AFTER_DRAWS) ? Outcome.IN_PROGRESS : Outcome.DRAW;
        }
        if (whiteLost) {
            return Outcome.BLACK_WINS;
        }
        return blackLost ? Outcome.WHITE_WINS : Outcome.IN_PROGRESS;
    }

    private boolean isQueenSurrounded(Color color) {
        Piece queen = Piece.of(color, Bug.QUEEN_BEE);
        return turn.hive()
                .cellOf(queen)
                .filter(cell -> hasEnoughNeighbors(cell)
                        && turn.applies(Rule.END_1)
                        && (turn.hive().isTop(cell, queen) || !turn.makes(MistakePattern.OVERLOOKS_COVERED_QUEENS))
                        && (turn.hive().neighboringColors(cell).equals(Set.of(color.opposite()))
                                || !turn.makes(MistakePattern.WINS_ONLY_WITH_OWN_PIECES)))
                .isPresent();
    }

    private boolean hasEnoughNeighbors(Hex queen) {
        int neighbors = turn.hive().occupiedNeighbors(queen).size();
        return neighbors == 6 || (neighbors == 5 && turn.makes(MistakePattern.FIVE_NEIGHBORS_SURROUND));
    }
}
