package io.github.hiverules.violation;

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

    /** {@return the pieces that the violation is about, possibly none; unmodifiable} */
    default List<Piece> pieces() {
        return List.of();
    }

    /** The kinds of violations, each with an id for JSON, logs and statistics. Ids never change. */
    enum Kind {
        /** {@code game-over}: see {@link TurnViolation.GameOver}. */
        GAME_OVER(Rule.END_3),
        /** {@code pass-not-allowed}: see {@link TurnViolation.PassNotAllowed}. */
        PASS_NOT_ALLOWED(Rule.PASS_1),
        /** {@code not-your-piece}: see {@link TurnViolation.NotYourPiece}. */
        NOT_YOUR_PIECE(Rule.TURN_2),
        /** {@code not-there}: see {@link TurnViolation.NotThere}. */
        NOT_THERE(Rule.TURN_1),
        /** {@code queen-in-hand}: see {@link TurnViolation.QueenInHand}. */
        QUEEN_IN_HAND(Rule.QUEEN_2),

        /** {@code piece-not-in-set}: see {@link PlacementViolation.PieceNotInSet}. */
        PIECE_NOT_IN_SET(Rule.MAT_1),
        /** {@code already-in-play}: see {@link PlacementViolation.AlreadyInPlay}. */
        ALREADY_IN_PLAY(Rule.PLACE_6),
        /** {@code number-out-of-order}: see {@link PlacementViolation.NumberOutOfOrder}. */
        NUMBER_OUT_OF_ORDER(Rule.MAT_2),
        /** {@code queen-due}: see {@link PlacementViolation.QueenDue}. */
        QUEEN_DUE(Rule.QUEEN_1),
        /** {@code queen-too-early}: see {@link PlacementViolation.QueenTooEarly}. */
        QUEEN_TOO_EARLY(Rule.OPENING_1),
        /** {@code cell-occupied}: see {@link PlacementViolation.CellOccupied}. */
        CELL_OCCUPIED(Rule.PLACE_4),
        /** {@code not-at-origin}: see {@link PlacementViolation.NotAtOrigin}. */
        NOT_AT_ORIGIN(Rule.PLACE_1),
        /** {@code not-touching-first-piece}: see {@link PlacementViolation.NotTouchingFirstPiece}. */
        NOT_TOUCHING_FIRST_PIECE(Rule.PLACE_2),
        /** {@code touches-opponent}: see {@link PlacementViolation.TouchesOpponent}. */
        TOUCHES_OPPONENT(Rule.PLACE_3),
        /** {@code touches-no-own-piece}: see {@link PlacementViolation.TouchesNoOwnPiece}. */
        TOUCHES_NO_OWN_PIECE(Rule.PLACE_3),

        /** {@code covered}: see {@link MovementViolation.Covered}. */
        COVERED(Rule.COVER_1),
        /** {@code stays}: see {@link MovementViolation.Stays}. */
        STAYS(Rule.STAY_1),
        /** {@code resting}: see {@link MovementViolation.Resting}. */
        RESTING(Rule.PILLBUG_5),
        /** {@code pinned}: see {@link MovementViolation.Pinned}. */
        PINNED(Rule.HIVE_2),
        /** {@code leaves-hive}: see {@link ReachViolation.LeavesHive}. */
        LEAVES_HIVE(Rule.HIVE_1),
        /** {@code gate}: see {@link ReachViolation.Gate}. */
        GATE(Rule.SLIDE_1),
        /** {@code contact-lost}: see {@link ReachViolation.ContactLost}. */
        CONTACT_LOST(Rule.SLIDE_2),
        /** {@code gate-above-ground}: see {@link ReachViolation.GateAboveGround}. */
        GATE_ABOVE_GROUND(Rule.CLIMB_1),
        /** {@code too-far}: see {@link ReachViolation.Reach#TOO_FAR}. */
        TOO_FAR,
        /** {@code destination-occupied}: see {@link ReachViolation.Reach#OCCUPIED}. */
        DESTINATION_OCCUPIED,
        /** {@code not-in-line}: see {@link ReachViolation.Reach#NOT_IN_LINE}. */
        NOT_IN_LINE,
        /** {@code nothing-to-jump}: see {@link ReachViolation.Reach#NOTHING_TO_JUMP}. */
        NOTHING_TO_JUMP,
        /** {@code gap-in-line}: see {@link ReachViolation.Reach#GAP_IN_LINE}. */
        GAP_IN_LINE,
        /** {@code too-short}: see {@link ReachViolation.Reach#TOO_SHORT}. */
        TOO_SHORT,
        /** {@code wrong-length}: see {@link ReachViolation.Reach#WRONG_LENGTH}. */
        WRONG_LENGTH,
        /** {@code no-way}: see {@link ReachViolation.Reach#NO_WAY}. */
        NO_WAY,
        /** {@code mosquito-cannot-copy}: see {@link ReachViolation.MosquitoCannotCopy}. */
        MOSQUITO_CANNOT_COPY,
        /** {@code mosquito-on-top}: see {@link ReachViolation.MosquitoOnTop}. */
        MOSQUITO_ON_TOP(Rule.MOSQUITO_2),

        /** {@code throw-destination-occupied}: see {@link ThrowViolation.Obstacle#DESTINATION_OCCUPIED}. */
        THROW_DESTINATION_OCCUPIED(Rule.PILLBUG_2),
        /** {@code throw-thrower-covered}: see {@link ThrowViolation.Obstacle#THROWER_COVERED}. */
        THROW_THROWER_COVERED(Rule.PILLBUG_6),
        /** {@code throw-thrower-on-top}: see {@link ThrowViolation.Obstacle#THROWER_ON_TOP}. */
        THROW_THROWER_ON_TOP(Rule.PILLBUG_6),
        /** {@code throw-thrower-rests}: see {@link ThrowViolation.Obstacle#THROWER_RESTS}. */
        THROW_THROWER_RESTS(Rule.PILLBUG_5),
        /** {@code throw-thrown-rests}: see {@link ThrowViolation.Obstacle#THROWN_RESTS}. */
        THROW_THROWN_RESTS(Rule.PILLBUG_5),
        /** {@code throw-thrown-stacked}: see {@link ThrowViolation.Obstacle#THROWN_STACKED}. */
        THROW_THROWN_STACKED(Rule.PILLBUG_3),
        /** {@code throw-thrown-pinned}: see {@link ThrowViolation.Obstacle#THROWN_PINNED}. */
        THROW_THROWN_PINNED(Rule.PILLBUG_3),
        /** {@code throw-gate-up}: see {@link ThrowViolation.Obstacle#GATE_UP}. */
        THROW_GATE_UP(Rule.PILLBUG_4),
        /** {@code throw-gate-down}: see {@link ThrowViolation.Obstacle#GATE_DOWN}. */
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
