package io.github.hiverules.notation.text;

import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.MovementViolation;
import io.github.hiverules.violation.PlacementViolation;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.ThrowViolation;
import io.github.hiverules.violation.TurnViolation;
import io.github.hiverules.violation.Violation;

/** Chooses the text for a violation, or a variant of it, and the evidence that it mentions. */
final class ViolationPhrase {

    private final Violation violation;
    private final Position before;

    private ViolationPhrase(Violation violation, Position before) {
        this.violation = violation;
        this.before = before;
    }

    static Phrase of(Violation violation, Position before) {
        return new ViolationPhrase(violation, before).phrase();
    }

    private Phrase phrase() {
        return switch (violation.kind()) {
            case GAME_OVER -> text("").with("outcome", outcome((TurnViolation.GameOver) violation));
            case PASS_NOT_ALLOWED ->
                text("").with("alternative", ((TurnViolation.PassNotAllowed) violation).alternative());
            case NOT_YOUR_PIECE -> of((TurnViolation.NotYourPiece) violation);
            case NOT_THERE -> of((TurnViolation.NotThere) violation);
            case QUEEN_IN_HAND -> {
                boolean isThrow = piece().color() != before.sideToMove();
                yield text(isThrow ? ".throw" : "").with("piece", piece());
            }
            case PIECE_NOT_IN_SET, ALREADY_IN_PLAY, QUEEN_DUE, QUEEN_TOO_EARLY, STAYS, RESTING ->
                text("").with("piece", piece());
            case NUMBER_OUT_OF_ORDER ->
                text("").with("piece", piece()).with("next", ((PlacementViolation.NumberOutOfOrder) violation).next());
            case CELL_OCCUPIED -> text("").with("top", ((PlacementViolation.CellOccupied) violation).top());
            case NOT_AT_ORIGIN, NOT_TOUCHING_FIRST_PIECE, TOUCHES_NO_OWN_PIECE ->
                text("").with("to", violation.hexes().get(0));
            case TOUCHES_OPPONENT -> of((PlacementViolation.TouchesOpponent) violation);
            case COVERED -> text("").with("piece", piece()).with("top", ((MovementViolation.Covered) violation).top());
            case PINNED ->
                text("").with("piece", piece()).with("cutOff", ((MovementViolation.Pinned) violation).cutOff());
            case LEAVES_HIVE,
                    GATE,
                    CONTACT_LOST,
                    GATE_ABOVE_GROUND,
                    TOO_FAR,
                    DESTINATION_OCCUPIED,
                    NOT_IN_LINE,
                    NOTHING_TO_JUMP,
                    GAP_IN_LINE,
                    TOO_SHORT,
                    WRONG_LENGTH,
                    NO_WAY,
                    MOSQUITO_ON_TOP -> step((ReachViolation) violation, "");
            case MOSQUITO_CANNOT_COPY -> of((ReachViolation.MosquitoCannotCopy) violation);
            case THROW_DESTINATION_OCCUPIED,
                    THROW_THROWER_COVERED,
                    THROW_THROWER_ON_TOP,
                    THROW_THROWER_RESTS,
                    THROW_THROWN_RESTS,
                    THROW_THROWN_STACKED,
                    THROW_THROWN_PINNED,
                    THROW_GATE_UP,
                    THROW_GATE_DOWN -> of((ThrowViolation) violation);
        };
    }

    private Phrase text(String variant) {
        return new Phrase("violation." + violation.kind().id() + variant).with("player", before.sideToMove());
    }

    /** Returns the piece that the move places or moves. */
    private Piece piece() {
        return violation.pieces().get(0);
    }

    private Phrase of(TurnViolation.NotYourPiece it) {
        boolean isThrow = it.from().isPresent() && hasThrower();
        return text(isThrow ? ".throw" : "").with("piece", it.piece()).with("to", it.to());
    }

    /**
     * Returns whether the player to move has a piece in play that may be able to throw: a Pillbug, or a Mosquito while
     * any Pillbug is in play.
     */
    private boolean hasThrower() {
        Color player = before.sideToMove();
        boolean ownPillbug = before.hexOf(Piece.of(player, Bug.PILLBUG)).isPresent();
        boolean otherPillbug =
                before.hexOf(Piece.of(player.opposite(), Bug.PILLBUG)).isPresent();
        boolean mosquito = before.hexOf(Piece.of(player, Bug.MOSQUITO)).isPresent();
        return ownPillbug || (mosquito && otherPillbug);
    }

    private Phrase of(TurnViolation.NotThere it) {
        String inHand = before.ruleset().includes(it.piece().bug()) ? ".in-hand" : ".not-in-set";
        return text(it.at().isPresent() ? "" : inHand)
                .with("piece", it.piece())
                .with("from", it.from())
                .with("at", it.at());
    }

    private Phrase of(PlacementViolation.TouchesOpponent it) {
        return text("").with("to", it.to()).with("opponents", it.opponents());
    }

    private Phrase step(ReachViolation it, String variant) {
        return text(variant)
                .with("piece", it.piece())
                .with("from", it.from())
                .with("to", it.to())
                .with("sides", it.sides())
                .with("rule", it.rule());
    }

    private Phrase of(ReachViolation.MosquitoCannotCopy it) {
        return step(it, loan(it)).with("copied", it.copied()).with("lender", it.lender());
    }

    private static String loan(ReachViolation.MosquitoCannotCopy it) {
        if (it.copied().isEmpty()) {
            return ".nothing";
        }
        if (it.lender().isEmpty()) {
            return "";
        }
        return it.rule() == Rule.MOSQUITO_3 ? ".mosquito" : ".stack";
    }

    private Phrase of(ThrowViolation it) {
        return text("").with("thrower", it.thrower())
                .with("thrown", it.thrown())
                .with("to", it.to())
                .with("evidence", it.evidence());
    }

    private static Outcome outcome(TurnViolation.GameOver violation) {
        return violation.winner().map(Outcome::winOf).orElse(Outcome.DRAW);
    }
}
