package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Why a move is illegal: the rule that it breaks, with the cells and pieces that prove it.
 *
 * <p>Each kind of violation is a record with its own evidence. The module {@code io.github.hiverules.notation} turns
 * violations into sentences. If a move breaks several rules, a <a
 * href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/decisions/0001-which-rule-refuses.md">fixed
 * order</a> decides which of them the violation names.
 *
 * <p>A server can send violations to its clients without depending on class names:
 *
 * <pre>{@code
 * String kind = violation.kind().id(); // "pinned"
 * String rule = violation.rule().id(); // "HIVE-2"
 * List<Hex> highlighted = violation.cells();
 * }</pre>
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface Violation permits TurnViolation, PlacementViolation, MovementViolation, ThrowViolation {

    /** {@return the kind of this violation, which is more specific than the rule} */
    Kind kind();

    /** {@return the rule that the move breaks} */
    Rule rule();

    /**
     * {@return the cells to highlight, in the order of the record's components} A {@link ThrowViolation} lists the
     * thrower's cell before the destination. A {@link TurnViolation.PassNotAllowed} lists the cells of its
     * alternatives. A {@link ReachViolation} leaves out the cells that the piece can reach. The list may be empty, for
     * example if a player has resigned.
     */
    List<Hex> cells();

    /** {@return the pieces that the violation is about, possibly none} */
    default List<Piece> pieces() {
        return List.of();
    }

    /**
     * The kinds of violations, each with an id for JSON, logs and statistics.
     *
     * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
     * may add more, so a {@code switch} needs a {@code default}.
     */
    enum Kind {
        /** {@code game-over}: see {@link TurnViolation.GameOver}. */
        GAME_OVER,
        /** {@code pass-not-allowed}: see {@link TurnViolation.PassNotAllowed}. */
        PASS_NOT_ALLOWED,
        /** {@code not-your-piece}: see {@link TurnViolation.NotYourPiece}. */
        NOT_YOUR_PIECE,
        /** {@code not-on-start-cell}: see {@link TurnViolation.NotOnStartCell}. */
        NOT_ON_START_CELL,
        /** {@code queen-in-hand}: see {@link TurnViolation.QueenInHand}. */
        QUEEN_IN_HAND,

        /** {@code piece-not-in-set}: see {@link PlacementViolation.PieceNotInSet}. */
        PIECE_NOT_IN_SET,
        /** {@code already-in-play}: see {@link PlacementViolation.AlreadyInPlay}. */
        ALREADY_IN_PLAY,
        /** {@code number-out-of-order}: see {@link PlacementViolation.NumberOutOfOrder}. */
        NUMBER_OUT_OF_ORDER,
        /** {@code queen-due}: see {@link PlacementViolation.QueenDue}. */
        QUEEN_DUE,
        /** {@code queen-too-early}: see {@link PlacementViolation.QueenTooEarly}. */
        QUEEN_TOO_EARLY,
        /** {@code cell-occupied}: see {@link PlacementViolation.CellOccupied}. */
        CELL_OCCUPIED,
        /** {@code not-at-origin}: see {@link PlacementViolation.NotAtOrigin}. */
        NOT_AT_ORIGIN,
        /** {@code not-touching-first-piece}: see {@link PlacementViolation.NotTouchingFirstPiece}. */
        NOT_TOUCHING_FIRST_PIECE,
        /** {@code touches-opponent}: see {@link PlacementViolation.TouchesOpponent}. */
        TOUCHES_OPPONENT,
        /** {@code touches-no-own-piece}: see {@link PlacementViolation.TouchesNoOwnPiece}. */
        TOUCHES_NO_OWN_PIECE,

        /** {@code no-placement}: see {@link PlacementViolation.NoPlacement}. */
        NO_PLACEMENT,

        /** {@code covered}: see {@link MovementViolation.Covered}. */
        COVERED,
        /** {@code ends-at-start}: see {@link MovementViolation.EndsAtStart}. */
        ENDS_AT_START,
        /** {@code resting}: see {@link MovementViolation.Resting}. */
        RESTING,
        /** {@code pinned}: see {@link MovementViolation.Pinned}. */
        PINNED,
        /** {@code no-move}: see {@link MovementViolation.NoMove}. */
        NO_MOVE,
        /** {@code leaves-hive}: see {@link ReachViolation.LeavesHive}. */
        LEAVES_HIVE,
        /** {@code gate}: see {@link ReachViolation.Gate}. */
        GATE,
        /** {@code contact-lost}: see {@link ReachViolation.ContactLost}. */
        CONTACT_LOST,
        /** {@code gate-above-ground}: see {@link ReachViolation.GateAboveGround}. */
        GATE_ABOVE_GROUND,
        /** {@code too-far}: see {@link ReachViolation.TooFar}. */
        TOO_FAR,
        /** {@code destination-occupied}: see {@link ReachViolation.DestinationOccupied}. */
        DESTINATION_OCCUPIED,
        /** {@code not-in-line}: see {@link ReachViolation.NotInLine}. */
        NOT_IN_LINE,
        /** {@code nothing-to-jump-over}: see {@link ReachViolation.NothingToJumpOver}. */
        NOTHING_TO_JUMP_OVER,
        /** {@code empty-cell-in-line}: see {@link ReachViolation.EmptyCellInLine}. */
        EMPTY_CELL_IN_LINE,
        /** {@code too-few-steps}: see {@link ReachViolation.TooFewSteps}. */
        TOO_FEW_STEPS,
        /** {@code too-many-steps}: see {@link ReachViolation.TooManySteps}. */
        TOO_MANY_STEPS,
        /** {@code no-path}: see {@link ReachViolation.NoPath}. */
        NO_PATH,
        /** {@code mosquito-cannot-copy}: see {@link ReachViolation.MosquitoCannotCopy}. */
        MOSQUITO_CANNOT_COPY,
        /** {@code mosquito-on-top}: see {@link ReachViolation.MosquitoOnTop}. */
        MOSQUITO_ON_TOP,

        /** {@code throw-destination-occupied}: see {@link ThrowViolation}. The destination is occupied (PILLBUG-2). */
        THROW_DESTINATION_OCCUPIED,
        /** {@code throw-thrower-covered}: see {@link ThrowViolation}. The thrower is covered (PILLBUG-6). */
        THROW_THROWER_COVERED,
        /** {@code throw-thrower-on-top}: see {@link ThrowViolation}. The thrower stands on a piece (PILLBUG-6). */
        THROW_THROWER_ON_TOP,
        /** {@code throw-thrower-rests}: see {@link ThrowViolation}. The thrower rests (PILLBUG-5). */
        THROW_THROWER_RESTS,
        /** {@code throw-piece-rests}: see {@link ThrowViolation}. The thrown piece rests (PILLBUG-5). */
        THROW_PIECE_RESTS,
        /** {@code throw-piece-stacked}: see {@link ThrowViolation}. The thrown piece stands in a stack (PILLBUG-3). */
        THROW_PIECE_STACKED,
        /** {@code throw-piece-pinned}: see {@link ThrowViolation}. The thrown piece is pinned (PILLBUG-3). */
        THROW_PIECE_PINNED,
        /** {@code throw-gate-up}: see {@link ThrowViolation}. A gate stops the step up (PILLBUG-4). */
        THROW_GATE_UP,
        /** {@code throw-gate-down}: see {@link ThrowViolation}. A gate stops the step down (PILLBUG-4). */
        THROW_GATE_DOWN;

        private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

        /** {@return the id of this kind, for example {@code pinned}, which stays the same in all releases} */
        public String id() {
            return id;
        }

        /**
         * {@return the kind with the given id, or empty if there is none}
         *
         * @param id for example {@code pinned}
         */
        public static Optional<Kind> find(String id) {
            Objects.requireNonNull(id, "id");
            for (Kind kind : values()) {
                if (kind.id.equals(id)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }
}
