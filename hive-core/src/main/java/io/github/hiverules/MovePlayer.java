package io.github.hiverules;

import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.rule.Resting;
import io.github.hiverules.internal.rule.RuleFlags;
import java.util.Objects;

/** TURN-1: decides whether a move is legal, and plays it. {@link MoveExplainer} says why a move is illegal. */
final class MovePlayer {

    private MovePlayer() {}

    static boolean isLegal(Position position, Move move) {
        if (move instanceof Move.Placement placement) {
            int to = position.packed().cell(placement.to());
            return to != Cells.NONE && position.generator().canPlace(PieceIds.of(placement.piece()), to);
        }
        if (move instanceof Move.Movement movement) {
            int id = PieceIds.of(movement.piece());
            int to = position.packed().cell(movement.to());
            return to != Cells.NONE
                    && position.packed().standsOn(id, movement.from())
                    && position.generator().canReach(id, to);
        }
        Objects.requireNonNull(move);
        LegalMoves moves = position.legalMoves();
        return moves.size() == 1 && moves.get(0) instanceof Move.Pass;
    }

    static void requireLegal(Position position, Move move) {
        if (!isLegal(position, move)) {
            throw new IllegalMoveException(
                    position,
                    move,
                    MoveExplainer.explain(position.packed(), position.ruleset().flags(), move));
        }
    }

    static Position play(Position position, Move move) {
        requireLegal(position, move);
        return playLegal(position, move);
    }

    static Position playLegal(Position position, Move move) {
        return new Position(
                position.ruleset(),
                after(position.packed(), move, position.ruleset().flags()));
    }

    private static PackedPosition after(PackedPosition packed, Move move, RuleFlags rules) {
        if (move instanceof Move.Placement placement) {
            return after(packed, PieceIds.of(placement.piece()), packed.cell(placement.to()), false, rules);
        }
        if (move instanceof Move.Movement movement) {
            return after(packed, PieceIds.of(movement.piece()), packed.cell(movement.to()), true, rules);
        }
        return afterPass(packed);
    }

    static PackedPosition after(PackedPosition packed, int id, int cell, boolean isMovement, RuleFlags rules) {
        return packed.after(id, cell, Resting.after(id, isMovement, rules));
    }

    static PackedPosition afterPass(PackedPosition packed) {
        return packed.afterPass(Resting.afterPass());
    }
}
