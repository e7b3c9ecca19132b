package io.github.hiverules;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.stream.Stream;

/**
 * Why a movement is illegal.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface MovementViolation extends Violation
        permits MovementViolation.Covered,
                MovementViolation.EndsAtStart,
                MovementViolation.Resting,
                MovementViolation.Pinned,
                MovementViolation.NoMove,
                ReachViolation {

    /** {@return the piece of the attempted movement} */
    Piece piece();

    @Override
    default List<Piece> pieces() {
        return List.of(piece());
    }

    /**
     * Violates {@link Rule#COVER_1 COVER-1}: another piece lies on top of the moving piece.
     *
     * <p><img src="doc-files/COVER-1.svg" alt="the white Beetle lies under a black one; the stack is taken apart
     * below">
     *
     * @param piece the covered piece
     * @param at its cell
     * @param top the top piece of the stack
     */
    record Covered(Piece piece, Hex at, Piece top) implements MovementViolation {
        public Covered {
            Checks.requirePieceAt(piece, at);
            requireNonNull(top, "top");
        }

        @Override
        public Kind kind() {
            return Kind.COVERED;
        }

        @Override
        public Rule rule() {
            return Rule.COVER_1;
        }

        @Override
        public List<Hex> cells() {
            return List.of(at);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece, top);
        }
    }

    /**
     * Violates {@link Rule#STAY_1 STAY-1}: the move ends where it started.
     *
     * <p><img src="doc-files/STAY-1.svg" alt="a cross on the Ladybug itself, dots on the cells that it can reach">
     *
     * @param piece the piece
     * @param at its cell
     */
    record EndsAtStart(Piece piece, Hex at) implements MovementViolation {
        public EndsAtStart {
            Checks.requirePieceAt(piece, at);
        }

        @Override
        public Kind kind() {
            return Kind.ENDS_AT_START;
        }

        @Override
        public Rule rule() {
            return Rule.STAY_1;
        }

        @Override
        public List<Hex> cells() {
            return List.of(at);
        }
    }

    /**
     * Violates {@link Rule#PILLBUG_5 PILLBUG-5}: the piece was moved on the previous turn.
     *
     * <p><img src="doc-files/PILLBUG-5.svg" alt="a moon marks the white Ant, which Black has just thrown">
     *
     * @param piece the resting piece
     * @param at its cell
     */
    record Resting(Piece piece, Hex at) implements MovementViolation {
        public Resting {
            Checks.requirePieceAt(piece, at);
        }

        @Override
        public Kind kind() {
            return Kind.RESTING;
        }

        @Override
        public Rule rule() {
            return Rule.PILLBUG_5;
        }

        @Override
        public List<Hex> cells() {
            return List.of(at);
        }
    }

    /**
     * Violates {@link Rule#HIVE_2 HIVE-2}: without the piece, the hive falls apart.
     *
     * <p><img src="doc-files/HIVE-2.svg" alt="the black Ant alone connects two marked pieces to the rest">
     *
     * @param piece the pinned piece
     * @param at its cell
     * @param cutOffCells the cells of the smallest part that would be cut off
     * @param cutOffPieces all pieces on these cells, including covered ones, in their natural order
     */
    record Pinned(Piece piece, Hex at, List<Hex> cutOffCells, List<Piece> cutOffPieces) implements MovementViolation {
        public Pinned {
            Checks.requirePieceAt(piece, at);
            cutOffCells = Checks.copyOf(cutOffCells, "cutOffCells");
            cutOffPieces = Checks.copyOf(cutOffPieces, "cutOffPieces");
        }

        @Override
        public Kind kind() {
            return Kind.PINNED;
        }

        @Override
        public Rule rule() {
            return Rule.HIVE_2;
        }

        @Override
        public List<Hex> cells() {
            return Stream.concat(Stream.of(at), cutOffCells.stream()).toList();
        }
    }

    /**
     * Violates a rule for every destination: the piece is neither covered, resting nor pinned, but can reach no cell.
     * If the same rule stops all attempts, the violation names that rule; otherwise it names the rule for how the kind
     * moves. Only {@link io.github.hiverules.Position#check(Piece)} returns this violation.
     *
     * @param piece the piece
     * @param at its cell
     * @param attempts why it cannot go to the cells next to it, at least one violation; occupied cells onto which it
     *     cannot climb are listed only if there are no others
     */
    record NoMove(Piece piece, Hex at, List<ReachViolation> attempts) implements MovementViolation {
        /**
         * Copies the list.
         *
         * @throws IllegalArgumentException if there are no attempts
         */
        public NoMove {
            Checks.requirePieceAt(piece, at);
            attempts = Checks.copyOf(attempts, "attempts");
            if (attempts.isEmpty()) {
                throw new IllegalArgumentException("expected at least one attempt");
            }
        }

        @Override
        public Kind kind() {
            return Kind.NO_MOVE;
        }

        @Override
        public Rule rule() {
            Rule first = attempts.get(0).rule();
            boolean isRuleOfAll = attempts.stream().allMatch(attempt -> attempt.rule() == first);
            return isRuleOfAll ? first : Rule.ofMovement(piece.bug());
        }

        @Override
        public List<Hex> cells() {
            return Stream.concat(Stream.of(at), attempts.stream().map(ReachViolation::to))
                    .distinct()
                    .toList();
        }
    }
}
