package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;

/** One reason why a {@link Setup} is no {@link Position}. Immutable and thread-safe. */
public sealed interface SetupProblem {

    /**
     * The piece is not in the set of the ruleset (rule MAT-1).
     *
     * @param piece the piece
     * @param at where it stands
     */
    record NotInSet(Piece piece, Hex at) implements SetupProblem {}

    /**
     * The piece stands in more than one place.
     *
     * @param piece the piece
     * @param at the places, from the first to the last
     */
    record Duplicate(Piece piece, List<Hex> at) implements SetupProblem {
        /**
         * Copies the collections.
         *
         * @param piece the piece
         * @param at the places, from the first to the last
         */
        public Duplicate {
            at = List.copyOf(at);
        }
    }

    /**
     * A piece is in play before an equal piece with a lower number (rule MAT-2).
     *
     * @param piece the piece in play
     * @param missing the piece that is still in hand
     */
    record NumberSkipped(Piece piece, Piece missing) implements SetupProblem {}

    /**
     * A piece that cannot climb lies on top of another.
     *
     * @param piece the piece that is neither Beetle nor Mosquito
     * @param at where it lies
     */
    record CannotClimb(Piece piece, Hex at) implements SetupProblem {}

    /**
     * The hive is not connected (rule HIVE-1).
     *
     * @param apart the cells that are not connected with the first one
     */
    record Disconnected(List<Hex> apart) implements SetupProblem {
        /**
         * Copies the collections.
         *
         * @param apart the cells that are not connected with the first one
         */
        public Disconnected {
            apart = List.copyOf(apart);
        }
    }

    /**
     * The turn number is lower than 1, or higher than the library can count.
     *
     * @param turnNumber the turn number
     */
    record BadTurnNumber(int turnNumber) implements SetupProblem {}

    /**
     * A player has more pieces in play than turns taken.
     *
     * @param piece one of the player's pieces
     * @param inPlay how many of the player's pieces are in play
     * @param turns how many turns the player has had
     */
    record TooManyPieces(Piece piece, int inPlay, int turns) implements SetupProblem {}

    /**
     * The resting piece is not on top of a stack: what was just moved lies on nothing but other pieces.
     *
     * @param piece the piece that is said to rest
     */
    record RestingPieceNotOnTop(Piece piece) implements SetupProblem {}
}
