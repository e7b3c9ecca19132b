package io.github.hiverules.benchmarks;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Position;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;

/** A plain alpha-beta search with an evaluation that reads the whole board at each leaf. */
final class PlainSearch {

    private static final int WIN = 1_000_000;

    private long nodes;

    long nodes() {
        return nodes;
    }

    /** Returns the value of a position for the side to move, found by searching the given number of plies. */
    int search(Position position, int depth, int alpha, int beta) {
        nodes++;
        if (position.outcome().isOver()) {
            return position.outcome()
                    .winner()
                    .map(winner -> winner == position.sideToMove() ? WIN : -WIN)
                    .orElse(0);
        }
        if (depth == 0) {
            return evaluate(position);
        }
        LegalMoves moves = position.legalMoves();
        int best = alpha;
        for (int i = 0; i < moves.size() && best < beta; i++) {
            best = Math.max(best, -search(moves.play(i), depth - 1, -beta, -best));
        }
        return best;
    }

    private static int evaluate(Position position) {
        Color mover = position.sideToMove();
        Sum sum = new Sum(mover);
        for (Piece piece : position.topPieces()) {
            sum.add(piece, 4 * piece.bug().count());
        }
        for (Piece piece : position.pinnedPieces()) {
            sum.add(piece, -9);
        }
        int mobility = position.legalMoves().size()
                - position.legalMovesFor(mover.opposite()).size();
        return sum.total + mobility + 50 * (freeCells(position, mover) - freeCells(position, mover.opposite()));
    }

    private static int freeCells(Position position, Color color) {
        return position.cellOf(Piece.of(color, Bug.QUEEN_BEE))
                .map(hex -> 6 - position.occupiedNeighborCount(hex))
                .orElse(6);
    }

    /** Adds up the values of pieces from the point of view of the side to move. */
    private static final class Sum {

        private final Color mover;
        private int total;

        Sum(Color mover) {
            this.mover = mover;
        }

        void add(Piece piece, int points) {
            total += piece.color() == mover ? points : -points;
        }
    }
}
