package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Why a move is illegal: the rule that it breaks and the cells and pieces that show it.
 *
 * <p>Each kind of violation is a record with its own evidence. The module {@code io.github.hiverules.notation} turns
 * violations into sentences. If a move breaks several rules, the violation names one by a fixed order: rules for all
 * kinds of pieces come before those of a single kind. Immutable and thread-safe.
 *
 * <p>A server can send violations to its clients without depending on the names of classes:
 *
 * <pre>{@code
 * String kind = violation.kind().id(); // "pinned"
 * String rule = violation.rule().id(); // "HIVE-2"
 * List<Hex> highlighted = violation.hexes();
 * }</pre>
 */
public sealed interface Violation permits TurnViolation, PlacementViolation, MovementViolation, ThrowViolation {

    /** {@return the kind of this violation, which is finer than the rule} */
    Kind kind();

    /** {@return the rule that the move breaks} */
    default Rule rule() {
        return kind().rule().orElseThrow();
    }

    /**
     * {@return the cells to highlight: those of the record, in the order of its components} A {@link ThrowViolation}
     * lists the thrower's cell before the destination, a {@link TurnViolation.PassNotAllowed} the cells of its
     * alternative. The list is unmodifiable, and empty only if the game ended without a surrounded Queen.
     */
    List<Hex> hexes();

    /** {@return the pieces that the violation is about, often none; unmodifiable} */
    default List<Piece> pieces() {
        return List.of();
    }

    /**
     * The kinds of violations, for JSON, logs and statistics. The id of a kind is its name in lower case with hyphens,
     * such as {@code game-over}, and never changes.
     */
    enum Kind {
        /** See {@link TurnViolation.GameOver}. */
        GAME_OVER(Rule.END_3),
        /** See {@link TurnViolation.PassNotAllowed}. */
        PASS_NOT_ALLOWED(Rule.PASS_1),
        /** See {@link TurnViolation.NotYourPiece}. */
        NOT_YOUR_PIECE(Rule.TURN_2),
        /** See {@link TurnViolation.NotThere}. */
        NOT_THERE(Rule.TURN_1),
        /** See {@link TurnViolation.QueenInHand}. */
        QUEEN_IN_HAND(Rule.QUEEN_2),

        /** See {@link PlacementViolation.PieceNotInSet}. */
        PIECE_NOT_IN_SET(Rule.MAT_1),
        /** See {@link PlacementViolation.AlreadyInPlay}. */
        ALREADY_IN_PLAY(Rule.PLACE_6),
        /** See {@link PlacementViolation.NumberOutOfOrder}. */
        NUMBER_OUT_OF_ORDER(Rule.MAT_2),
        /** See {@link PlacementViolation.QueenDue}. */
        QUEEN_DUE(Rule.QUEEN_1),
        /** See {@link PlacementViolation.QueenTooEarly}. */
        QUEEN_TOO_EARLY(Rule.OPENING_1),
        /** See {@link PlacementViolation.CellOccupied}. */
        CELL_OCCUPIED(Rule.PLACE_4),
        /** See {@link PlacementViolation.NotAtOrigin}. */
        NOT_AT_ORIGIN(Rule.PLACE_1),
        /** See {@link PlacementViolation.NotTouchingFirstPiece}. */
        NOT_TOUCHING_FIRST_PIECE(Rule.PLACE_2),
        /** See {@link PlacementViolation.TouchesOpponent}. */
        TOUCHES_OPPONENT(Rule.PLACE_3),
        /** See {@link PlacementViolation.TouchesNoOwnPiece}. */
        TOUCHES_NO_OWN_PIECE(Rule.PLACE_3),

        /** See {@link MovementViolation.Covered}. */
        COVERED(Rule.COVER_1),
        /** See {@link MovementViolation.Stays}. */
        STAYS(Rule.STAY_1),
        /** See {@link MovementViolation.Resting}. */
        RESTING(Rule.PILLBUG_5),
        /** See {@link MovementViolation.Pinned}. */
        PINNED(Rule.HIVE_2),
        /** See {@link MovementViolation.LeavesHive}. */
        LEAVES_HIVE(Rule.HIVE_1),
        /** See {@link MovementViolation.Gate}. */
        GATE(Rule.SLIDE_1),
        /** See {@link MovementViolation.ContactLost}. */
        CONTACT_LOST(Rule.SLIDE_2),
        /** See {@link MovementViolation.GateAboveGround}. */
        GATE_ABOVE_GROUND(Rule.CLIMB_1),
        /** See {@link ReachViolation.Reach#TOO_FAR}. */
        TOO_FAR,
        /** See {@link ReachViolation.Reach#OCCUPIED}. */
        DESTINATION_OCCUPIED,
        /** See {@link ReachViolation.Reach#NOT_IN_LINE}. */
        NOT_IN_LINE,
        /** See {@link ReachViolation.Reach#NOTHING_TO_JUMP}. */
        NOTHING_TO_JUMP,
        /** See {@link ReachViolation.Reach#GAP_IN_LINE}. */
        GAP_IN_LINE,
        /** See {@link ReachViolation.Reach#TOO_SHORT}. */
        TOO_SHORT,
        /** See {@link ReachViolation.Reach#WRONG_LENGTH}. */
        WRONG_LENGTH,
        /** See {@link ReachViolation.Reach#NO_WAY}. */
        NO_WAY,
        /** See {@link MovementViolation.MosquitoCannotCopy}. */
        MOSQUITO_CANNOT_COPY,
        /** See {@link MovementViolation.MosquitoOnTop}. */
        MOSQUITO_ON_TOP(Rule.MOSQUITO_2),

        /** See {@link ThrowViolation.Obstacle#DESTINATION_OCCUPIED}. */
        THROW_DESTINATION_OCCUPIED(Rule.PILLBUG_2),
        /** See {@link ThrowViolation.Obstacle#THROWER_COVERED}. */
        THROW_THROWER_COVERED(Rule.PILLBUG_6),
        /** See {@link ThrowViolation.Obstacle#THROWER_ON_TOP}. */
        THROW_THROWER_ON_TOP(Rule.PILLBUG_6),
        /** See {@link ThrowViolation.Obstacle#THROWER_RESTS}. */
        THROW_THROWER_RESTS(Rule.PILLBUG_5),
        /** See {@link ThrowViolation.Obstacle#THROWN_RESTS}. */
        THROW_THROWN_RESTS(Rule.PILLBUG_5),
        /** See {@link ThrowViolation.Obstacle#THROWN_STACKED}. */
        THROW_THROWN_STACKED(Rule.PILLBUG_3),
        /** See {@link ThrowViolation.Obstacle#THROWN_PINNED}. */
        THROW_THROWN_PINNED(Rule.PILLBUG_3),
        /** See {@link ThrowViolation.Obstacle#GATE_UP}. */
        THROW_GATE_UP(Rule.PILLBUG_4),
        /** See {@link ThrowViolation.Obstacle#GATE_DOWN}. */
        THROW_GATE_DOWN(Rule.PILLBUG_4);

        private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');
        private final Optional<Rule> rule;

        Kind() {
            this.rule = Optional.empty();
        }

        Kind(Rule rule) {
            this.rule = Optional.of(rule);
        }

        /** {@return the id of this kind, for example {@code pinned}} */
        public String id() {
            return id;
        }

        /**
         * {@return the rule that every violation of this kind breaks, or empty if the rule depends on the piece, as for
         * {@code too-far}}
         */
        public Optional<Rule> rule() {
            return rule;
        }

        /**
         * {@return the kind with an id, or empty if there is none}
         *
         * @param id for example {@code pinned}
         */
        public static Optional<Kind> ofId(String id) {
            for (Kind kind : values()) {
                if (kind.id.equals(id)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }
}
