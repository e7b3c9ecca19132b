package example.bot;

import io.github.hiverules.Position;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;

/** Evaluates positions. */
final class Evaluation {

    static final int WIN = 100_000;

    private Evaluation() {}

    /**
     * Returns the value of a position for the side to move: 0 if it is even, negative if the other side is better off.
     */
    static int of(Position position) {
        Color mover = position.sideToMove();
        return position.outcome().isOver() ? ofEnd(position) : of(position, mover) - of(position, mover.opposite());
    }

    private static int ofEnd(Position position) {
        return position.outcome()
                .winner()
                .map(winner -> winner == position.sideToMove() ? WIN : -WIN)
                .orElse(0);
    }

    private static int of(Position position, Color color) {
        int mobility = position.legalMovesFor(color).size();
        int topPieces = count(position.topPieces(), color);
        int pinnedPieces = count(position.pinnedPieces(), color);
        return mobility + 10 * topPieces - 5 * pinnedPieces - 50 * danger(position, color);
    }

    private static int count(List<Piece> pieces, Color color) {
        return (int) pieces.stream().filter(piece -> piece.color() == color).count();
    }

    /** Returns how many of the six cells around the Queen Bee are occupied. */
    private static int danger(Position position, Color color) {
        Piece queen = Piece.of(color, Bug.QUEEN_BEE);
        return position.cellOf(queen).map(position::occupiedNeighborCount).orElse(0);
    }
}
