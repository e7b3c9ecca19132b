package io.github.hiverules.testkit.hives;

import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What to ask about one position.
 *
 * @param setup the position
 * @param moves the moves to ask about, legal or not
 * @param pieces the pieces to ask about: whether they can move at all
 */
public record HiveQuestions(Setup setup, List<Move> moves, List<Piece> pieces) {

    HiveQuestions withRuleset(Ruleset ruleset) {
        return new HiveQuestions(setup.withRuleset(ruleset), moves, pieces);
    }

    /** Returns the same with the colors of all pieces and players swapped, one turn later if that is needed. */
    HiveQuestions swapped() {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        setup.stacks().forEach((cell, stack) -> stacks.put(cell, swapped(stack)));
        Color sideToMove = setup.sideToMove().opposite();
        Setup other = new Setup(
                setup.ruleset(), sideToMove, 1, stacks, setup.resting().map(HiveQuestions::swapped));
        int turn = Math.max(setup.turnNumber(), other.withTurn(sideToMove).turnNumber());
        return new HiveQuestions(
                other.withTurn(sideToMove, turn),
                moves.stream().map(HiveQuestions::swapped).toList(),
                swapped(pieces));
    }

    private static Move swapped(Move move) {
        if (move instanceof Move.Placement it) {
            return Move.place(swapped(it.piece()), it.to());
        }
        if (move instanceof Move.Movement it) {
            return Move.move(swapped(it.piece()), it.from(), it.to());
        }
        return move;
    }

    private static List<Piece> swapped(List<Piece> pieces) {
        return pieces.stream().map(HiveQuestions::swapped).toList();
    }

    private static Piece swapped(Piece piece) {
        return Piece.of(piece.color().opposite(), piece.bug(), piece.number());
    }
}
