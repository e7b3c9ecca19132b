package io.github.hiverules;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.Violation.Role;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movegen.MoveSegments;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.rule.RuleFlags;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Explains why a move is illegal. If it breaks several rules, the order of
 * {@code docs/decisions/0001-which-rule-refuses.md} decides which of them the violation names.
 */
final class MoveExplainer {

    private static final int MAX_ALTERNATIVES = 3;

    private MoveExplainer() {}

    /** Returns why a move is illegal. The move must be illegal. */
    static Violation explain(PackedPosition packed, RuleFlags rules, Move move) {
        BoardView view = new BoardView(packed, rules);
        GameResult result = GameResult.onBoard(packed);
        if (result.outcome().isOver()) {
            return gameOver(packed, result);
        }
        if (move instanceof Move.Placement placement) {
            return PlacementExplainer.explain(view, placement);
        }
        if (move instanceof Move.Movement movement) {
            return MovementExplainer.explain(view, movement);
        }
        return new Evidence().with(Role.ALTERNATIVES, alternatives(view)).prove(Kind.PASS_NOT_ALLOWED);
    }

    /** Returns why a piece can neither move nor be thrown nor be placed anywhere; empty if it can. */
    static Optional<Violation> explain(PackedPosition packed, RuleFlags rules, Piece piece) {
        BoardView view = new BoardView(packed, rules);
        GameResult result = GameResult.onBoard(packed);
        if (result.outcome().isOver()) {
            return Optional.of(gameOver(packed, result));
        }
        if (view.generator().list().indexOf(PieceIds.of(piece)) != MoveSegments.NONE) {
            return Optional.empty();
        }
        return Optional.of(packed.hexOf(piece)
                .map(at -> MovementExplainer.explain(view, piece, at))
                .orElseGet(() -> PlacementExplainer.explain(view, piece)));
    }

    /** Returns one legal move for each of up to three pieces, including a piece in play if one can move. */
    private static List<Move> alternatives(BoardView view) {
        MoveSegments all = view.generator().list();
        List<Move> moves = new ArrayList<>();
        int first = Math.max(0, Math.min(all.placementSegments() - 1, all.segmentCount() - MAX_ALTERNATIVES));
        for (int segment = first; segment < Math.min(first + MAX_ALTERNATIVES, all.segmentCount()); segment++) {
            Piece piece = PieceIds.piece(all.id(segment));
            Hex to = view.packed().hexAt(all.destination(all.start(segment)));
            Optional<Hex> from = view.packed().hexOf(piece);
            moves.add(from.isPresent() ? Move.move(piece, from.get(), to) : Move.place(piece, to));
        }
        return moves;
    }

    /** Returns the violation of any move after the end, however the game ended. */
    static Violation gameOver(PackedPosition packed, GameResult result) {
        return new Evidence()
                .with(Role.RESULT, result)
                .with(Role.SURROUNDED_CELLS, BoardReader.surroundedQueens(packed))
                .prove(Kind.GAME_OVER);
    }
}
