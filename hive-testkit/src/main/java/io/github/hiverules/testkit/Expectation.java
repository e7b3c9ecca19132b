package io.github.hiverules.testkit;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Set;

/**
 * One statement of a diagram. Most kinds decide about some moves, and name all legal ones among them.
 *
 * <p>Immutable and thread-safe.
 */
public sealed interface Expectation {

    /**
     * Returns the legal moves that this expectation names.
     *
     * @return an unmodifiable set
     */
    default Set<Move> legal() {
        return Set.of();
    }

    /**
     * Returns whether this expectation decides about a move: if so, the move is legal exactly if {@link #legal()} contains
     * it.
     *
     * @param move the move
     * @return true if this expectation decides about the move
     */
    default boolean decides(Move move) {
        return false;
    }

    /**
     * All destinations of a piece, by itself or thrown.
     *
     * @param piece the piece
     * @param legal its legal moves
     */
    record Destinations(Piece piece, Set<Move> legal) implements Expectation {
        /**
         * Copies the collections.
         *
         * @param piece the piece
         * @param legal its legal moves
         */
        public Destinations {
            legal = Set.copyOf(legal);
        }

        @Override
        public boolean decides(Move move) {
            return move instanceof Move.Movement movement && movement.piece().equals(piece);
        }
    }

    /**
     * All throws of a Pillbug, or of a Mosquito that copies one. It decides only about the opponent's pieces, because the
     * player's own pieces may go to the same cell by themselves.
     *
     * @param thrower the Pillbug or Mosquito
     * @param over where the thrower stands
     * @param legal its legal throws
     */
    record Throws(Piece thrower, Hex over, Set<Move> legal) implements Expectation {
        /**
         * Copies the collections.
         *
         * @param thrower the Pillbug or Mosquito
         * @param over where the thrower stands
         * @param legal its legal throws
         */
        public Throws {
            legal = Set.copyOf(legal);
        }

        @Override
        public boolean decides(Move move) {
            return move instanceof Move.Movement movement
                    && movement.piece().color() != thrower.color()
                    && movement.from().isAdjacentTo(over)
                    && movement.to().isAdjacentTo(over);
        }
    }

    /**
     * All placements.
     *
     * @param legal the legal placements
     */
    record Placements(Set<Move> legal) implements Expectation {
        /**
         * Copies the collections.
         *
         * @param legal the legal placements
         */
        public Placements {
            legal = Set.copyOf(legal);
        }

        @Override
        public boolean decides(Move move) {
            return move instanceof Move.Placement;
        }
    }

    /**
     * All pieces of a player that can move.
     *
     * @param color the player
     * @param pieces the pieces that have at least one move
     */
    record Movers(Color color, Set<Piece> pieces) implements Expectation {
        /**
         * Copies the collections.
         *
         * @param color the player
         * @param pieces the pieces that have at least one move
         */
        public Movers {
            pieces = Set.copyOf(pieces);
        }

        @Override
        public boolean decides(Move move) {
            return move instanceof Move.Movement movement
                    && movement.piece().color() == color
                    && !pieces.contains(movement.piece());
        }
    }

    /** Passing is the only legal action. */
    record OnlyPass() implements Expectation {
        @Override
        public Set<Move> legal() {
            return Set.of(Move.pass());
        }

        @Override
        public boolean decides(Move move) {
            return true;
        }
    }

    /** Nothing is legal, not even a pass. */
    record NothingLegal() implements Expectation {
        @Override
        public boolean decides(Move move) {
            return true;
        }
    }

    /**
     * The outcome of the position.
     *
     * @param outcome the outcome
     */
    record Standing(Outcome outcome) implements Expectation {}

    /**
     * A legal move and the outcome after it.
     *
     * @param move the move
     * @param outcome the outcome after it
     */
    record StandingAfter(Move move, Outcome outcome) implements Expectation {
        @Override
        public Set<Move> legal() {
            return Set.of(move);
        }
    }

    /**
     * The outcome of the recorded game that led here. It can differ from that of the position: the third occurrence ends a
     * game.
     *
     * @param result the result
     */
    record GameStanding(GameResult result) implements Expectation {}
}
