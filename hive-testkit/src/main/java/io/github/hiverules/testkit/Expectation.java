package io.github.hiverules.testkit;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Objects;
import java.util.Set;

/**
 * One statement of a diagram. Most statements cover a group of moves, and list all legal moves of that group.
 */
public interface Expectation {

    /** {@return the legal moves of the group, unmodifiable} */
    default Set<Move> legal() {
        return Set.of();
    }

    /**
     * {@return whether this expectation covers a move} If it does, the move is legal if and only if {@link #legal()}
     * contains it.
     *
     * @param move the move
     */
    default boolean covers(Move move) {
        Objects.requireNonNull(move, "move");
        return false;
    }

    /**
     * All destinations of a piece, whether it moves by itself or is thrown.
     *
     * @param piece the piece
     * @param legal its legal moves
     */
    record Destinations(Piece piece, Set<Move> legal) implements Expectation {
        public Destinations {
            Objects.requireNonNull(piece, "piece");
            Objects.requireNonNull(legal, "legal");
            legal = Set.copyOf(legal);
        }

        @Override
        public boolean covers(Move move) {
            Objects.requireNonNull(move, "move");
            return move instanceof Move.Movement movement && movement.piece().equals(piece);
        }
    }

    /**
     * All throws of a Pillbug, or of a Mosquito that copies one. {@link #covers} is true only for throws of the
     * opponent's pieces, because the player's own pieces may reach the same cells by themselves.
     *
     * @param thrower the Pillbug or Mosquito
     * @param throwerCell the cell where the thrower stands
     * @param legal its legal throws
     */
    record Throws(Piece thrower, Hex throwerCell, Set<Move> legal) implements Expectation {
        public Throws {
            Objects.requireNonNull(thrower, "thrower");
            Objects.requireNonNull(throwerCell, "throwerCell");
            Objects.requireNonNull(legal, "legal");
            legal = Set.copyOf(legal);
        }

        @Override
        public boolean covers(Move move) {
            Objects.requireNonNull(move, "move");
            return move instanceof Move.Movement movement
                    && movement.piece().color() != thrower.color()
                    && movement.from().isAdjacentTo(throwerCell)
                    && movement.to().isAdjacentTo(throwerCell);
        }
    }

    /**
     * All placements.
     *
     * @param legal the legal placements
     */
    record Placements(Set<Move> legal) implements Expectation {
        public Placements {
            Objects.requireNonNull(legal, "legal");
            legal = Set.copyOf(legal);
        }

        @Override
        public boolean covers(Move move) {
            Objects.requireNonNull(move, "move");
            return move instanceof Move.Placement;
        }
    }

    /**
     * The pieces of one player that have a legal move.
     *
     * @param color the player
     * @param pieces all pieces of this player that can move
     */
    record Movers(Color color, Set<Piece> pieces) implements Expectation {
        public Movers {
            Objects.requireNonNull(color, "color");
            Objects.requireNonNull(pieces, "pieces");
            pieces = Set.copyOf(pieces);
        }

        @Override
        public boolean covers(Move move) {
            Objects.requireNonNull(move, "move");
            return move instanceof Move.Movement movement
                    && movement.piece().color() == color
                    && !pieces.contains(movement.piece());
        }
    }

    /** A pass is the only legal move. */
    record OnlyPass() implements Expectation {
        @Override
        public Set<Move> legal() {
            return Set.of(Move.pass());
        }

        @Override
        public boolean covers(Move move) {
            Objects.requireNonNull(move, "move");
            return true;
        }
    }

    /** Nothing is legal, not even a pass. */
    record NothingLegal() implements Expectation {
        @Override
        public boolean covers(Move move) {
            Objects.requireNonNull(move, "move");
            return true;
        }
    }

    /**
     * The outcome of the position.
     *
     * @param outcome the outcome
     */
    record OutcomeIs(Outcome outcome) implements Expectation {
        public OutcomeIs {
            Objects.requireNonNull(outcome, "outcome");
        }
    }

    /**
     * A legal move and the outcome after it.
     *
     * @param move the move
     * @param outcome the outcome after it
     */
    record OutcomeAfter(Move move, Outcome outcome) implements Expectation {
        public OutcomeAfter {
            Objects.requireNonNull(move, "move");
            Objects.requireNonNull(outcome, "outcome");
        }

        @Override
        public Set<Move> legal() {
            return Set.of(move);
        }
    }

    /**
     * The result of the recorded game that led here. Unlike a position, a game can be drawn by repetition.
     *
     * @param result the result
     */
    record GameResultIs(GameResult result) implements Expectation {
        public GameResultIs {
            Objects.requireNonNull(result, "result");
        }
    }
}
