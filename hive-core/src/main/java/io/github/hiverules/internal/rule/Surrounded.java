package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.PieceIds;

/** END-1 and END-2: finds out whether a Queen is surrounded. */
public final class Surrounded {

    private Surrounded() {}

    public static boolean isQueenSurrounded(Board board, int color) {
        int cell = board.cellOf(PieceIds.queen(color));
        return cell != Cells.NONE && board.neighbors(cell) == Neighborhoods.ALL;
    }
}
