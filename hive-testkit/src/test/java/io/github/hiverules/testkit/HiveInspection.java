package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.hives.HiveQuestions;
import io.github.hiverules.testkit.reference.ReferenceRuleFinder;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Asks questions about one position, and compares the answers: the list of legal moves, {@code isLegal}, {@code check}
 * and the reference rules must agree on what is legal, and the last two on the rule. The evidence of each refusal and
 * its sentences must be true.
 */
final class HiveInspection {

    private final HiveQuestions questions;
    private final HiveTally tally;
    private final Position position;
    private final ReferenceRuleFinder rules;
    private final EvidenceOnBoard evidence;
    private final Set<Move> legalMoves;

    private HiveInspection(HiveQuestions questions, HiveTally tally) {
        this.questions = questions;
        this.tally = tally;
        this.position = Position.of(questions.setup());
        this.rules = ReferenceRules.ruleFinder(questions.setup());
        this.evidence = new EvidenceOnBoard(questions.setup());
        this.legalMoves = new HashSet<>(position.legalMoves());
    }

    /** Asks all questions; throws an {@code AssertionError} about the first answer that is wrong. */
    static void inspect(HiveQuestions questions, HiveTally tally) {
        HiveInspection inspection = new HiveInspection(questions, tally);
        tally.addSetup();
        questions.moves().forEach(inspection::inspect);
        questions.pieces().forEach(inspection::inspect);
    }

    private void inspect(Move move) {
        tally.addQuestion();
        Optional<Rule> expected = rules.find(move);
        Optional<Violation> violation = position.check(move);
        if (!violation.map(Violation::rule).equals(expected)
                || position.isLegal(move) != expected.isEmpty()
                || legalMoves.contains(move) != expected.isEmpty()) {
            throw wrong(
                    move,
                    "the reference rules say " + expected + ", the position " + violation + ", isLegal "
                            + position.isLegal(move) + ", the list of legal moves " + legalMoves.contains(move));
        }
        violation.ifPresent(refusal -> {
            evidence.check(refusal, move);
            count(refusal);
        });
    }

    private void inspect(Piece piece) {
        tally.addQuestion();
        boolean canMove = questions.moves().stream()
                .anyMatch(move -> move.movedPiece().equals(Optional.of(piece)) && legalMoves.contains(move));
        Optional<Violation> violation = position.check(piece);
        if (violation.isEmpty() != canMove) {
            throw wrong(piece, "can move: " + canMove + ", but the position says " + violation);
        }
        violation.ifPresent(refusal -> {
            evidence.check(refusal, piece);
            count(refusal);
        });
    }

    private void count(Violation refusal) {
        tally.addRefusal(refusal);
        tally.addSentences(SentenceClaims.check(position, refusal));
    }

    private AssertionError wrong(Object question, String answers) {
        return new AssertionError(question + ": " + answers + "\n  in " + questions.setup());
    }
}
