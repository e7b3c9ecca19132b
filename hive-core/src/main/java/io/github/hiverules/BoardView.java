package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movegen.MoveGenerator;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.RuleFlags;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** A position and its rules; answers the questions of the explainers. */
record BoardView(PackedPosition packed, RuleFlags rules) {

    MoveGenerator generator() {
        return MoveGenerator.forThread().load(packed, rules);
    }

    Workspace workspace() {
        return MoveGenerator.workspace(packed);
    }

    Board board() {
        return workspace().board();
    }

    Color sideToMove() {
        return packed.color() == 0 ? Color.WHITE : Color.BLACK;
    }

    Optional<Piece> topAt(Hex hex) {
        int cell = packed.cell(hex);
        return cell == Cells.NONE ? Optional.empty() : PieceIds.find(board().top(cell));
    }

    /** Returns whether the player to move still has to place the Queen. */
    boolean isQueenInHand() {
        return !packed.isInPlay(PieceIds.idOf(packed.color(), Bug.QUEEN_BEE));
    }
}
