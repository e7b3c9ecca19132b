package io.github.hiverules.violation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.stream.Stream;

/**
 * The reason why a movement is illegal.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface MovementViolation extends Violation
        permits MovementViolation.Covered,
                MovementViolation.Stays,
                MovementViolation.Resting,
                MovementViolation.Pinned,
                MovementViolation.NoMove,
                ReachViolation {

    /** {@return the piece that was to move} */
    Piece piece();

    @Override
    default List<Piece> pieces() {
        return List.of(piece());
    }

    /**
     * Another piece lies on top. Rule: {@link Rule#COVER_1 COVER-1}.
     *
     * <p><img src="doc-files/COVER-1.svg" alt="the white Beetle lies under a black one; the stack is taken apart
     * below">
     *
     * @param piece the covered piece
     * @param at where it is
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
     * The move ends where it started. Rule: {@link Rule#STAY_1 STAY-1}.
     *
     * <p><img src="doc-files/STAY-1.svg" alt="a cross on the Ladybug itself, dots on the cells that it can reach">
     *
     * @param piece the piece
     * @param at where it is
     */
    record Stays(Piece piece, Hex at) implements MovementViolation {
        public Stays {
            Checks.requirePieceAt(piece, at);
        }

        @Override
        public Kind kind() {
            return Kind.STAYS;
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
     * The piece was moved on the previous turn. Rule: {@link Rule#PILLBUG_5 PILLBUG-5}.
     *
     * <p><img src="doc-files/PILLBUG-5.svg" alt="a moon marks the white Ant, which Black has just thrown">
     *
     * @param piece the resting piece
     * @param at where it is
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
     * Without the piece the hive falls apart. Rule: {@link Rule#HIVE_2 HIVE-2}.
     *
     * <p><img src="doc-files/HIVE-2.svg" alt="the black Ant alone holds two marked pieces to the rest">
     *
     * @param piece the pinned piece
     * @param at where it is
     * @param cutOff the cells of the smallest part that would be cut off
     * @param cutOffPieces the pieces on these cells, also those under others, in their natural order
     */
    record Pinned(Piece piece, Hex at, List<Hex> cutOff, List<Piece> cutOffPieces) implements MovementViolation {
        public Pinned {
            Checks.requirePieceAt(piece, at);
            cutOff = Checks.copyOf(cutOff, "cutOff");
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
            return Stream.concat(Stream.of(at), cutOff.stream()).toList();
        }
    }

    /**
     * The piece is free, but its movement leads nowhere. Only {@link io.github.hiverules.Position#check(Piece)} returns
     * this. If the same rule stops every attempt, the violation names that rule, otherwise the rule on how the kind
     * moves.
     *
     * @param piece the piece
     * @param at where it is
     * @param attempts why it cannot go to each cell next to it, leaving out occupied cells if it cannot climb; at least
     *     one
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
                throw new IllegalArgumentException("no attempts");
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
