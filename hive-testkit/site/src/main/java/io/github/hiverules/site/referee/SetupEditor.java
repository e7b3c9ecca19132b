package io.github.hiverules.site.referee;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A setup that the visitor is editing. It need not be a valid position.
 *
 * @param setup the setup, without the held piece
 * @param heldPiece the piece that the next tap puts down
 */
record SetupEditor(Setup setup, Optional<Piece> heldPiece) {

    static SetupEditor of(Position position) {
        return new SetupEditor(position.setup(), Optional.empty());
    }

    /** Holds a piece from a hand or, if it is already held, puts it back. */
    SetupEditor hold(Piece piece) {
        return new SetupEditor(setup, heldPiece.equals(Optional.of(piece)) ? Optional.empty() : Optional.of(piece));
    }

    /** Puts the held piece down on a cell. If no piece is held, picks up the top piece of the cell. */
    SetupEditor tap(Hex cell) {
        if (heldPiece.isPresent()) {
            return new SetupEditor(setup.withPiece(cell, heldPiece.get()), Optional.empty());
        }
        List<Piece> stack = new ArrayList<>(setup.stacks().getOrDefault(cell, List.of()));
        if (stack.isEmpty()) {
            return this;
        }
        Piece top = stack.remove(stack.size() - 1);
        Map<Hex, List<Piece>> stacks = new TreeMap<>(setup.stacks());
        stacks.put(cell, stack);
        if (stack.isEmpty()) {
            stacks.remove(cell);
        }
        return new SetupEditor(setupWithStacks(stacks), Optional.of(top));
    }

    SetupEditor cleared() {
        return new SetupEditor(setupWithStacks(Map.of()), Optional.empty());
    }

    private Setup setupWithStacks(Map<Hex, List<Piece>> stacks) {
        Optional<Piece> resting =
                setup.resting().filter(piece -> stacks.values().stream().anyMatch(stack -> stack.contains(piece)));
        return new Setup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), stacks, resting);
    }

    SetupEditor withTurn(Color color, int turn) {
        return new SetupEditor(setup.withTurn(color, turn), heldPiece);
    }

    SetupEditor withRules(Ruleset rules) {
        return new SetupEditor(setup.withRuleset(rules), heldPiece);
    }

    /** Returns the pieces left in a hand, without the held one. */
    List<Piece> hand(Color color) {
        List<Piece> hand = new ArrayList<>(setup.ruleset().pieces(color));
        setup.stacks().values().forEach(hand::removeAll);
        heldPiece.ifPresent(hand::remove);
        return hand;
    }

    Optional<Position> position() {
        try {
            return Optional.of(Position.of(setup));
        } catch (InvalidSetupException e) {
            return Optional.empty();
        }
    }

    List<SetupProblem> problems() {
        try {
            Position.of(setup);
            return List.of();
        } catch (InvalidSetupException e) {
            return e.problems();
        }
    }
}
