package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Which rule refuses an illegal movement in a game that goes on. */
final class MovementCheck {

    private final Position position;
    private final Piece piece;
    private final Hex from;
    private final Hex to;

    MovementCheck(Position position, Move.Movement movement) {
        this.position = position;
        this.piece = movement.piece();
        this.from = movement.from();
        this.to = movement.to();
    }

    Violation violation() {
        Optional<Hex> at = position.hexOf(piece);
        if (at.isEmpty() || !at.get().equals(from)) {
            return new TurnViolation.NotThere(piece, from, at);
        }
        Color side = position.sideToMove();
        boolean own = piece.color() == side;
        Optional<ThrowViolation> refusedThrow = new ThrowCheck(position, piece, from, to).violation();
        if (!own && refusedThrow.isEmpty()) {
            return new TurnViolation.NotYourPiece(piece);
        }
        if (position.hexOf(Piece.of(side, Bug.QUEEN_BEE)).isEmpty()) {
            return new TurnViolation.QueenInHand(piece);
        }
        Piece top = position.topAt(from).orElseThrow();
        if (!top.equals(piece)) {
            return new MovementViolation.Covered(piece, from, top);
        }
        if (to.equals(from) && piece.bug() != Bug.SPIDER) {
            return new MovementViolation.Stays(piece, from);
        }
        return own ? ofOwnPiece(refusedThrow) : refusedThrow.orElseThrow();
    }

    private Violation ofOwnPiece(Optional<ThrowViolation> refusedThrow) {
        int id = PieceIds.of(piece);
        if (position.resting == id) {
            return new MovementViolation.Resting(piece, from);
        }
        Workspace workspace = position.workspace();
        Hive hive = workspace.hive();
        int start = hive.cellOf(id);
        int[] cutOff = OneHive.cutOff(workspace, start);
        if (cutOff.length > 0) {
            return new MovementViolation.Pinned(piece, from, position.hexes(cutOff));
        }
        int end = position.cell(to);
        if (end == PackedPosition.OUTSIDE || leavesHive(hive, start, end)) {
            return new MovementViolation.LeavesHive(piece, from, to);
        }
        Violation own = new OwnMovementCheck(position, piece, start, end).violation();
        boolean sharp = own instanceof MovementViolation.Gate
                || own instanceof MovementViolation.ContactLost
                || own instanceof MovementViolation.GateAboveGround;
        return !sharp && refusedThrow.isPresent() ? refusedThrow.get() : own;
    }

    private static boolean leavesHive(Hive hive, int start, int end) {
        if (end == start || hive.height(end) > 0) {
            return false;
        }
        int neighbors = hive.height(start) > 1 ? hive.neighbors(end) : hive.neighborsWithout(start, end);
        return neighbors == 0;
    }
}
