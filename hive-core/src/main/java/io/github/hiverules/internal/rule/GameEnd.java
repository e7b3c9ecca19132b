package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;

/** END-1 to END-3: the game is over, and no move is legal, when a Queen is surrounded. */
public final class GameEnd {

    private GameEnd() {}

    public static boolean isOver(Board board) {
        return isQueenSurrounded(board, 0) || isQueenSurrounded(board, 1);
    }

    public static boolean isQueenSurrounded(Board board, int color) {
        int cell = board.cellOf(PieceIds.queen(color));
        return cell != Cells.NONE && board.neighbors(cell) == Neighborhoods.ALL;
    }

    /** Decides the same without a board: in most positions, the first cell is empty already. */
    public static boolean isQueenSurrounded(PackedPosition position, int color) {
        int cell = position.cellOf(PieceIds.queen(color));
        boolean isSurrounded = cell != Cells.NONE;
        for (int direction = 0; isSurrounded && direction < Neighborhoods.COUNT; direction++) {
            isSurrounded = position.isOccupied(Cells.step(cell, direction));
        }
        return isSurrounded;
    }
}
