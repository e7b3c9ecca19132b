package io.github.hiverules.site.referee;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A question of the visitor.
 *
 * @param piece the selected piece
 * @param cell the cell in question: can the selected piece go there or, if no piece is selected, which pieces can?
 * @param isForOther whether the question is asked as if the other player were to move
 * @param isPass whether the question is why the player must pass or may not pass
 */
record Question(Optional<Piece> piece, Optional<Hex> cell, boolean isForOther, boolean isPass) {

    static final Question NONE = of(Optional.empty(), Optional.empty());

    /** Asks whether the player may pass or, if a pass is the only legal move, why. */
    static final Question PASS = new Question(Optional.empty(), Optional.empty(), false, true);

    static Question of(Optional<Piece> piece, Optional<Hex> cell) {
        return new Question(piece, cell, false, false);
    }

    /** Returns the same question, asked as if it were the turn of the other player or, if false, of the right one. */
    Question asOther(boolean newIsForOther) {
        return new Question(piece, cell, newIsForOther, isPass);
    }

    boolean isNone() {
        return piece.isEmpty() && cell.isEmpty() && !isPass;
    }

    Question transformed(UnaryOperator<Hex> transformation) {
        return new Question(piece, cell.map(transformation), isForOther, isPass);
    }
}
