package io.github.hiverules.testkit;

import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Whose turn it is, with what on the table and in hand. */
record ReferenceTurn(Setup setup, ReferenceHive hive) {

    static ReferenceTurn of(Setup setup) {
        return new ReferenceTurn(setup, new ReferenceHive(setup.stacks()));
    }

    Ruleset ruleset() {
        return setup.ruleset();
    }

    Color side() {
        return setup.sideToMove();
    }

    boolean isOwn(Piece piece) {
        return piece.color() == side();
    }

    /** MAT-1: what the set holds and the table does not. */
    List<Piece> hand() {
        return ruleset().pieces(side()).stream()
                .filter(piece -> hive.cellOf(piece).isEmpty())
                .toList();
    }

    boolean isQueenInHand() {
        return hive.cellOf(Piece.of(side(), Bug.QUEEN_BEE)).isEmpty();
    }

    /** QUEEN-1: the fourth turn has come, or passed, without the Queen. */
    boolean isQueenDue() {
        return setup.turnNumber() >= 4 && isQueenInHand();
    }

    /** OPENING-1: the first piece must not be the Queen, unless a setup made her due. */
    boolean isQueenTooEarly() {
        return ruleset().tournamentOpening() && !hive.hasInPlay(side()) && !isQueenDue();
    }

    /** PILLBUG-5: the piece was moved, by itself or by a throw, on the turn just before. */
    boolean rests(Piece piece) {
        return setup.resting().equals(Optional.of(piece));
    }

    /** END-1 and END-2. */
    Outcome outcome() {
        boolean whiteLost = isQueenSurrounded(Color.WHITE);
        boolean blackLost = isQueenSurrounded(Color.BLACK);
        if (whiteLost && blackLost) {
            return Outcome.DRAW;
        }
        if (whiteLost) {
            return Outcome.BLACK_WINS;
        }
        return blackLost ? Outcome.WHITE_WINS : Outcome.IN_PROGRESS;
    }

    private boolean isQueenSurrounded(Color color) {
        Optional<Hex> queen = hive.cellOf(Piece.of(color, Bug.QUEEN_BEE));
        return queen.isPresent() && hive.touched(queen.get()).size() == 6;
    }

    /** What is on the table after a hive has changed by the turn's action; the other side is to move. */
    Setup next(ReferenceHive changed, Optional<Piece> resting) {
        int turnNumber = side() == Color.BLACK ? setup.turnNumber() + 1 : setup.turnNumber();
        return new Setup(ruleset(), side().opposite(), turnNumber, changed.stacks(), resting);
    }
}
