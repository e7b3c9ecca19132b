package io.github.hiverules.notation.text;

import io.github.hiverules.MovementViolation;
import io.github.hiverules.Rule;
import io.github.hiverules.ThrowViolation;
import java.util.Map;

/** Phrases for violations that concern a movement or a throw. */
final class MovementPhrases {

    private MovementPhrases() {}

    static Phrase of(MovementViolation violation) {
        if (violation instanceof MovementViolation.Covered covered) {
            return Phrase.of("Covered", "piece", covered.piece(), "top", covered.top());
        }
        if (violation instanceof MovementViolation.Stays stays) {
            return Phrase.of("Stays", "piece", stays.piece());
        }
        if (violation instanceof MovementViolation.Resting resting) {
            return Phrase.of("Resting", "piece", resting.piece());
        }
        if (violation instanceof MovementViolation.Pinned pinned) {
            return Phrase.of("Pinned", "piece", pinned.piece(), "cutOff", pinned.cutOff());
        }
        if (violation instanceof MovementViolation.LeavesHive leaves) {
            return Phrase.of("LeavesHive", "piece", leaves.piece(), "to", leaves.to());
        }
        return ofStep(violation);
    }

    private static Phrase ofStep(MovementViolation violation) {
        if (violation instanceof MovementViolation.Gate gate) {
            return new Phrase(
                    "Gate", Map.of("piece", gate.piece(), "from", gate.from(), "to", gate.to(), "gate", gate.gate()));
        }
        if (violation instanceof MovementViolation.ContactLost lost) {
            return Phrase.of("ContactLost", "piece", lost.piece(), "from", lost.from(), "to", lost.to());
        }
        if (violation instanceof MovementViolation.GateAboveGround gate) {
            return new Phrase(
                    "GateAboveGround",
                    Map.of("piece", gate.piece(), "from", gate.from(), "to", gate.to(), "gate", gate.gate()));
        }
        return ofKind(violation);
    }

    private static Phrase ofKind(MovementViolation violation) {
        if (violation instanceof MovementViolation.OutOfReach out) {
            String key = "OutOfReach." + out.reach();
            return Phrase.of(key, "piece", out.piece(), "to", out.to(), "rule", out.rule());
        }
        if (violation instanceof MovementViolation.MosquitoOnTop top) {
            return Phrase.of("MosquitoOnTop", "piece", top.mosquito(), "to", top.to());
        }
        return ofMosquito((MovementViolation.MosquitoCannotCopy) violation);
    }

    private static Phrase ofMosquito(MovementViolation.MosquitoCannotCopy not) {
        if (not.copied().isEmpty()) {
            String key = "MosquitoCannotCopy.nothing";
            return Phrase.of(key, "piece", not.mosquito(), "to", not.to(), "rule", not.rule());
        }
        if (not.lender().isEmpty()) {
            return Phrase.of("MosquitoCannotCopy", "piece", not.mosquito(), "to", not.to(), "copied", not.copied());
        }
        String lender = not.rule() == Rule.MOSQUITO_3 ? "mosquito" : "stack";
        return new Phrase(
                "MosquitoCannotCopy." + lender,
                Map.of(
                        "piece",
                        not.mosquito(),
                        "to",
                        not.to(),
                        "copied",
                        not.copied(),
                        "lender",
                        not.lender().get()));
    }

    static Phrase of(ThrowViolation violation) {
        return new Phrase(
                "Throw." + violation.reason(),
                Map.of(
                        "piece",
                        violation.thrown(),
                        "thrower",
                        violation.thrower(),
                        "to",
                        violation.to(),
                        "evidence",
                        violation.evidence()));
    }
}
