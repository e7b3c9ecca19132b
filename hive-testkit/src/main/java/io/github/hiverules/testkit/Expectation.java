package io.github.hiverules.testkit;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.hex.Hex;
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
    }

    /**
     * All throws of a Pillbug, or of a Mosquito that copies one. In a list of moves, only those of the opponent's pieces
     * can be told apart, because the player's own pieces may reach the same cells by themselves.
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
    }

    /** A pass is the only legal move. */
    record OnlyPass() implements Expectation {
        @Override
        public Set<Move> legal() {
            return Set.of(Move.pass());
        }
    }

    /** Nothing is legal, not even a pass. */
    record NothingLegal() implements Expectation {}

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
