package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Any arrangement of pieces, valid or not. {@link Position#of(Setup)} accepts it or reports all its problems.
 *
 * <p>Pieces without a cell are in hand.
 *
 * @param ruleset the rules
 * @param sideToMove the player to move
 * @param turnNumber the number of that player's turn, counted from 1
 * @param stacks the pieces on each occupied cell, from bottom to top
 * @param resting the piece that was moved on the previous turn (rule PILLBUG-5), on top of a stack; without a Pillbug in
 *     the set it changes no move
 */
public record Setup(
        Ruleset ruleset, Color sideToMove, int turnNumber, Map<Hex, List<Piece>> stacks, Optional<Piece> resting) {

    /** Copies the stacks and leaves out empty ones. */
    public Setup {
        Objects.requireNonNull(ruleset, "ruleset");
        Objects.requireNonNull(sideToMove, "sideToMove");
        Objects.requireNonNull(resting, "resting");
        Map<Hex, List<Piece>> copy = new LinkedHashMap<>();
        stacks.forEach((cell, stack) -> {
            Objects.requireNonNull(cell, "cell");
            if (!stack.isEmpty()) {
                copy.put(cell, List.copyOf(stack));
            }
        });
        stacks = Collections.unmodifiableMap(copy);
    }

    /**
     * {@return a setup with all pieces in hand, for White's first turn}
     *
     * @param ruleset the rules
     */
    public static Setup empty(Ruleset ruleset) {
        Objects.requireNonNull(ruleset, "ruleset");
        return new Setup(ruleset, Color.WHITE, 1, Map.of(), Optional.empty());
    }

    /**
     * {@return this setup with the given piece added on top of a cell}
     *
     * @param cell the cell
     * @param piece the piece
     */
    public Setup withPiece(Hex cell, Piece piece) {
        Objects.requireNonNull(cell, "cell");
        Objects.requireNonNull(piece, "piece");
        Map<Hex, List<Piece>> changed = new LinkedHashMap<>(stacks);
        List<Piece> stack = new ArrayList<>(changed.getOrDefault(cell, List.of()));
        stack.add(piece);
        changed.put(cell, stack);
        return new Setup(ruleset, sideToMove, turnNumber, changed, resting);
    }

    /**
     * {@return this setup with a piece of the given color and insect on top of a cell} It gets the lowest number that
     * is still free. If all such pieces stand on the table, it is the last one once more, which is a problem.
     *
     * @param cell the cell
     * @param color the color
     * @param bug the insect
     */
    public Setup withPiece(Hex cell, Color color, Bug bug) {
        Objects.requireNonNull(color, "color");
        int number = 1;
        while (number < bug.count() && isInPlay(Piece.of(color, bug, number))) {
            number++;
        }
        return withPiece(cell, Piece.of(color, bug, number));
    }

    private boolean isInPlay(Piece piece) {
        return stacks.values().stream().anyMatch(stack -> stack.contains(piece));
    }

    /**
     * {@return this setup with the given side to move, on the first turn on which all its pieces can be in play} For
     * boards that do not count turns: add the pieces first.
     *
     * @param newSideToMove the player to move
     */
    public Setup withTurn(Color newSideToMove) {
        Objects.requireNonNull(newSideToMove, "newSideToMove");
        int white = countInPlay(Color.WHITE);
        int black = countInPlay(Color.BLACK);
        int turns = newSideToMove == Color.WHITE ? Math.max(white, black) : Math.max(white - 1, black);
        return withTurn(newSideToMove, turns + 1);
    }

    private int countInPlay(Color color) {
        return (int) stacks.values().stream()
                .flatMap(List::stream)
                .filter(piece -> piece.color() == color)
                .count();
    }

    /**
     * {@return this setup with the given side to move and turn number}
     *
     * @param newSideToMove the player to move
     * @param newTurnNumber the number of that player's turn, counted from 1
     */
    public Setup withTurn(Color newSideToMove, int newTurnNumber) {
        Objects.requireNonNull(newSideToMove, "newSideToMove");
        return new Setup(ruleset, newSideToMove, newTurnNumber, stacks, resting);
    }

    /**
     * {@return this setup with the given resting piece}
     *
     * @param newResting the piece that was moved on the previous turn
     */
    public Setup withResting(Piece newResting) {
        Objects.requireNonNull(newResting, "newResting");
        return new Setup(ruleset, sideToMove, turnNumber, stacks, Optional.of(newResting));
    }

    /**
     * {@return this setup under the given ruleset}
     *
     * @param newRuleset the rules
     */
    public Setup withRuleset(Ruleset newRuleset) {
        Objects.requireNonNull(newRuleset, "newRuleset");
        return new Setup(newRuleset, sideToMove, turnNumber, stacks, resting);
    }
}
