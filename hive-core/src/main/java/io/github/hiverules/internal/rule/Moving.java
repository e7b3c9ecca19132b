package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.PieceIds;

/** TURN-2 and COVER-1: players move their own pieces, and only those on top. {@link Throwing} adds other pieces. */
public final class Moving {

    private Moving() {}

    public static int ownTops(Board board, int color) {
        return board.uncovered() & PieceIds.ofColor(color);
    }
}
