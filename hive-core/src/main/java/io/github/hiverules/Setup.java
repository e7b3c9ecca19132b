package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Any arrangement of pieces, valid or not; {@link Position#of(Setup)} accepts it or reports all its problems.
 *
 * <p>Pieces without a cell are in hand. Immutable and thread-safe.
 *
 * @param ruleset the rules
 * @param sideToMove the player to move
 * @param turnNumber the number of that player's turn, counted from 1
 * @param stacks the pieces of each occupied cell, from bottom to top; empty lists are dropped
 * @param resting the piece that was moved on the turn before (rule PILLBUG-5)
 */
public record Setup(
        Ruleset ruleset, Color sideToMove, int turnNumber, Map<Hex, List<Piece>> stacks, Optional<Piece> resting) {

    /**
     * Copies the collections.
     *
     * @param ruleset the rules
     * @param sideToMove the player to move
     * @param turnNumber the number of that player's turn, counted from 1
     * @param stacks the pieces of each occupied cell, from bottom to top; empty lists are dropped
     * @param resting the piece that was moved on the turn before (rule PILLBUG-5)
     */
    public Setup {
        Map<Hex, List<Piece>> copy = new LinkedHashMap<>();
        stacks.forEach((hex, stack) -> {
            if (!stack.isEmpty()) {
                copy.put(hex, List.copyOf(stack));
            }
        });
        stacks = Collections.unmodifiableMap(copy);
    }

    /**
     * Returns a setup without pieces in play, with White to make the first turn.
     *
     * @param ruleset the rules
     * @return the empty setup
     */
    public static Setup empty(Ruleset ruleset) {
        return new Setup(ruleset, Color.WHITE, 1, Map.of(), Optional.empty());
    }

    /**
     * Returns this setup with one more piece on top of a cell.
     *
     * @param hex the cell
     * @param piece the piece
     * @return the changed setup
     */
    public Setup with(Hex hex, Piece piece) {
        Map<Hex, List<Piece>> changed = new LinkedHashMap<>(stacks);
        List<Piece> stack = new ArrayList<>(changed.getOrDefault(hex, List.of()));
        stack.add(piece);
        changed.put(hex, stack);
        return new Setup(ruleset, sideToMove, turnNumber, changed, resting);
    }

    /**
     * Returns this setup with another turn.
     *
     * @param newSideToMove the player to move
     * @param newTurnNumber the number of that player's turn, counted from 1
     * @return the changed setup
     */
    public Setup withTurn(Color newSideToMove, int newTurnNumber) {
        return new Setup(ruleset, newSideToMove, newTurnNumber, stacks, resting);
    }

    /**
     * Returns this setup with a resting piece.
     *
     * @param newResting the piece that was moved on the turn before
     * @return the changed setup
     */
    public Setup withResting(Piece newResting) {
        return new Setup(ruleset, sideToMove, turnNumber, stacks, Optional.of(newResting));
    }

    /**
     * Returns this setup under other rules.
     *
     * @param newRuleset the rules
     * @return the changed setup
     */
    public Setup withRuleset(Ruleset newRuleset) {
        return new Setup(newRuleset, sideToMove, turnNumber, stacks, resting);
    }
}
