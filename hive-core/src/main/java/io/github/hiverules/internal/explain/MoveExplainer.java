package io.github.hiverules.internal.explain;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movegen.MoveCodes;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.rule.RuleFlags;
import io.github.hiverules.internal.rule.Surrounded;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.TurnViolation;
import io.github.hiverules.violation.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Explains why a move is illegal. If it breaks several rules, the order of
 * {@code docs/decisions/0001-which-rule-refuses.md} decides which one it names.
 */
public final class MoveExplainer {

    private MoveExplainer() {}

    /** Returns why a move is illegal, which it must be. */
    public static Violation explain(PackedPosition packed, RuleFlags rules, Move move) {
        BoardView view = new BoardView(packed, rules);
        List<Color> losers = losers(view);
        if (!losers.isEmpty()) {
            Optional<Color> winner =
                    losers.size() == 1 ? Optional.of(losers.get(0).opposite()) : Optional.empty();
            return gameOver(packed, rules, winner);
        }
        if (move instanceof Move.Placement placement) {
            return PlacementExplainer.explain(view, placement);
        }
        if (move instanceof Move.Movement movement) {
            return MovementExplainer.explain(view, movement);
        }
        return new TurnViolation.PassNotAllowed(
                MoveCodes.move(packed, view.generator().code(0)));
    }

    /** Returns the violation of any move after the end, whether a surrounded Queen or the players ended the game. */
    public static Violation gameOver(PackedPosition packed, RuleFlags rules, Optional<Color> winner) {
        List<Hex> surrounded = new ArrayList<>();
        for (Color loser : losers(new BoardView(packed, rules))) {
            surrounded.add(packed.hexOf(Piece.of(loser, Bug.QUEEN_BEE)).orElseThrow());
        }
        return new TurnViolation.GameOver(winner, surrounded);
    }

    /** The players whose Queen is surrounded. */
    private static List<Color> losers(BoardView view) {
        List<Color> losers = new ArrayList<>();
        for (Color color : Color.values()) {
            if (Surrounded.queenOf(view.board(), color.ordinal())) {
                losers.add(color);
            }
        }
        return losers;
    }
}
