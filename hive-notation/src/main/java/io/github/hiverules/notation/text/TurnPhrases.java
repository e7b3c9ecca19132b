package io.github.hiverules.notation.text;

import io.github.hiverules.PlacementViolation;
import io.github.hiverules.TurnViolation;

/** Phrases for violations that concern the turn or a placement. */
final class TurnPhrases {

    private TurnPhrases() {}

    static Phrase of(TurnViolation violation) {
        if (violation instanceof TurnViolation.GameOver over) {
            return Phrase.of("GameOver", "outcome", over.outcome());
        }
        if (violation instanceof TurnViolation.PassNotAllowed pass) {
            return Phrase.of("PassNotAllowed", "alternative", pass.alternative());
        }
        if (violation instanceof TurnViolation.NotYourPiece not) {
            return Phrase.of("NotYourPiece", "piece", not.piece());
        }
        if (violation instanceof TurnViolation.NotThere not) {
            return not.at().isPresent()
                    ? Phrase.of(
                            "NotThere",
                            "piece",
                            not.piece(),
                            "from",
                            not.from(),
                            "at",
                            not.at().get())
                    : Phrase.of("NotThere.inHand", "piece", not.piece());
        }
        return Phrase.of("QueenInHand", "piece", ((TurnViolation.QueenInHand) violation).piece());
    }

    static Phrase of(PlacementViolation violation) {
        if (violation instanceof PlacementViolation.PieceNotInSet not) {
            return Phrase.of("PieceNotInSet", "piece", not.piece());
        }
        if (violation instanceof PlacementViolation.AlreadyInPlay already) {
            return Phrase.of("AlreadyInPlay", "piece", already.piece(), "at", already.at());
        }
        if (violation instanceof PlacementViolation.NumberOutOfOrder number) {
            return Phrase.of("NumberOutOfOrder", "piece", number.piece(), "next", number.next());
        }
        if (violation instanceof PlacementViolation.QueenDue due) {
            return Phrase.of("QueenDue", "piece", due.piece());
        }
        if (violation instanceof PlacementViolation.QueenTooEarly early) {
            return Phrase.of("QueenTooEarly", "piece", early.piece());
        }
        if (violation instanceof PlacementViolation.CellOccupied occupied) {
            return Phrase.of("CellOccupied", "to", occupied.to(), "top", occupied.top());
        }
        if (violation instanceof PlacementViolation.TouchesOpponent touches) {
            return Phrase.of("TouchesOpponent", "to", touches.to(), "opponents", touches.opponents());
        }
        if (violation instanceof PlacementViolation.NotAtOrigin not) {
            return Phrase.of("NotAtOrigin", "to", not.to());
        }
        if (violation instanceof PlacementViolation.NotTouchingFirstPiece not) {
            return Phrase.of("NotTouchingFirstPiece", "to", not.to());
        }
        return Phrase.of("TouchesNoOwnPiece", "to", ((PlacementViolation.TouchesNoOwnPiece) violation).to());
    }
}
