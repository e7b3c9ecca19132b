package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;
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
}
