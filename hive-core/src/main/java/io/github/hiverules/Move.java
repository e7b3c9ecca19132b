package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.piece.Piece;
import java.util.Objects;
import java.util.Optional;

/**
 * What a player does on a turn (rule TURN-1): a placement, a movement or a pass.
 *
 * <p>Whether a move is legal depends on the position: see {@link io.github.hiverules.Position#check(Move)}. A Pillbug's
 * throw is a {@link Movement} of the thrown piece. The thrower is not part of the move (rule PILLBUG-7); {@link
 * io.github.hiverules.Position#route(Move)} names it.
 */
public sealed interface Move {

    /** {@return the cell that the move leads to, or empty for a pass} */
    default Optional<Hex> destination() {
        return Optional.empty();
    }

    /** {@return the cell that the piece leaves, or empty for a placement or a pass} */
    default Optional<Hex> startCell() {
        return Optional.empty();
    }

    /** {@return the piece that is placed, moved or thrown, or empty for a pass} */
    default Optional<Piece> movedPiece() {
        return Optional.empty();
    }

    /**
     * {@return this move on a board rotated or mirrored around the origin}
     *
     * @param symmetry how to rotate or mirror the board
     */
    default Move transformed(Symmetry symmetry) {
        Objects.requireNonNull(symmetry, "symmetry");
        return this;
    }

    /**
     * The placement of a piece from the hand.
     *
     * @param piece the piece in hand
     * @param to the cell on which it is placed
     */
    record Placement(Piece piece, Hex to) implements Move {
        public Placement {
            Objects.requireNonNull(piece, "piece");
            Objects.requireNonNull(to, "to");
        }

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

        /** {@return the piece and the cell, for logs} */
        @Override
        public String toString() {
            return piece + " to " + to;
        }
    }

    /**
     * The move or throw of a piece in play.
     *
     * @param piece the piece that moves or is thrown
     * @param from the start cell
     * @param to the destination
     */
    record Movement(Piece piece, Hex from, Hex to) implements Move {
        public Movement {
            Objects.requireNonNull(piece, "piece");
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }

        @Override
        public Optional<Hex> startCell() {
            return Optional.of(from);
        }

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

        /** {@return the piece and both cells, for logs} */
        @Override
        public String toString() {
            return piece + " from " + from + " to " + to;
        }
    }

    /** A pass, for a player who has no other legal move (rule PASS-1). */
    record Pass() implements Move {
        private static final Pass INSTANCE = new Pass();

        /** {@return {@code pass}} */
        @Override
        public String toString() {
            return "pass";
        }
    }

    /**
     * {@return the move that places a piece from the hand}
     *
     * @param piece the piece in hand
     * @param to the cell on which it is placed
     */
    static Placement place(Piece piece, Hex to) {
        return new Placement(piece, to);
    }

    /**
     * {@return the move or throw of a piece from one cell to another}
     *
     * @param piece the piece in play
     * @param from the start cell
     * @param to the destination
     */
    static Movement move(Piece piece, Hex from, Hex to) {
        return new Movement(piece, from, to);
    }

    /** {@return the pass} */
    static Pass pass() {
        return Pass.INSTANCE;
    }
}
