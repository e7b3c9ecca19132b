package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;

/**
 * Why a move is illegal: the rule that it breaks and the cells and pieces that show it.
 *
 * <p>Each case is a record with its own evidence, so that a program can point at it. The module for notations turns
 * violations into sentences. Which rule is named when a move breaks several follows one documented order: what concerns
 * any move comes before the geometry of the kind. Immutable and thread-safe.
 */
public sealed interface Violation permits TurnViolation, PlacementViolation, MovementViolation, ThrowViolation {

    /**
     * Returns the rule that the move breaks.
     *
     * @return the rule
     */
    Rule rule();

    /**
     * Returns the cells that show the violation, the most telling ones of each case.
     *
     * @return an unmodifiable list, empty if the violation concerns no cell
     */
    default List<Hex> hexes() {
        return List.of();
    }

    /**
     * Returns the pieces that the violation is about.
     *
     * @return an unmodifiable list, empty if the violation concerns no piece
     */
    default List<Piece> pieces() {
        return List.of();
    }
}
