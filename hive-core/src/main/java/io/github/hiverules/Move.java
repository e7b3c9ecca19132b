package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/**
 * One turn's action (rule TURN-1): a placement, a movement or a pass.
 *
 * <p>A move has a meaning only together with the position before it, where it may be illegal: {@link Position#check(Move)}
 * tells. A Pillbug's throw is a {@link Movement} of the thrown piece. The thrower is not part of the move (rule
 * PILLBUG-7); {@link Position#route(Move)} names it. Immutable and thread-safe.
 */
public sealed interface Move {

    /**
     * Returns the cell that the move leads to.
     *
     * @return the cell, or empty for a pass
     */
    default Optional<Hex> destination() {
        return Optional.empty();
    }

    /**
     * Returns the piece that is placed, moved or thrown.
     *
     * @return the piece, or empty for a pass
     */
    default Optional<Piece> movedPiece() {
        return Optional.empty();
    }

    /**
     * {@return this move on a board that is turned or mirrored around the origin}
     *
     * @param symmetry how the board is turned or mirrored
     */
    default Move transformed(Symmetry symmetry) {
        return this;
    }

    /**
     * Puts a piece from the hand on the table.
     *
     * @param piece the piece in hand
     * @param to where it is placed
     */
    record Placement(Piece piece, Hex to) implements Move {
        @Override
        public Optional<Hex> destination() {
            return Optional.of(to);
        }

        @Override
        public Optional<Piece> movedPiece() {
            return Optional.of(piece);
        }

        @Override
        public Placement transformed(Symmetry symmetry) {
            return new Placement(piece, symmetry.apply(to));
        }

        /**
         * Returns the piece and the cell.
         *
         * @return a short text for logs, not a notation
         */
        @Override
        public String toString() {
            return piece + " to " + to;
        }
    }

    /**
     * Moves or throws a piece in play.
     *
     * @param piece the piece that moves or is thrown
     * @param from where it stands
     * @param to where it goes
     */
    record Movement(Piece piece, Hex from, Hex to) implements Move {
        @Override
        public Optional<Hex> destination() {
            return Optional.of(to);
        }

        @Override
        public Optional<Piece> movedPiece() {
            return Optional.of(piece);
        }

        @Override
        public Movement transformed(Symmetry symmetry) {
            return new Movement(piece, symmetry.apply(from), symmetry.apply(to));
        }

        /**
         * Returns the piece and both cells.
         *
         * @return a short text for logs, not a notation
         */
        @Override
        public String toString() {
            return piece + " from " + from + " to " + to;
        }
    }

    /** Does nothing, because nothing else is legal (rule PASS-1). */
    record Pass() implements Move {
        private static final Pass INSTANCE = new Pass();

        /**
         * Returns {@code pass}.
         *
         * @return the text
         */
        @Override
        public String toString() {
            return "pass";
        }
    }

    /**
     * Returns the move that puts a piece from the hand on the table.
     *
     * @param piece the piece in hand
     * @param to where it is placed
     * @return the placement
     */
    static Placement place(Piece piece, Hex to) {
        return new Placement(piece, to);
    }

    /**
     * Returns the move that takes a piece from one cell to another.
     *
     * @param piece the piece in play
     * @param from where it stands
     * @param to where it goes
     * @return the movement
     */
    static Movement move(Piece piece, Hex from, Hex to) {
        return new Movement(piece, from, to);
    }

    /**
     * Returns the pass.
     *
     * @return the pass
     */
    static Pass pass() {
        return Pass.INSTANCE;
    }
}
