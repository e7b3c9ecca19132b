package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.hives.HiveQuestions;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.ReferenceRuleFinder;
import java.util.EnumSet;
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

    /** All cells that a legal move can go to. */
    private final Set<Hex> destinations;

    /** Pieces that can move by the reference rules, as far as asked. */
    private final Set<Piece> movable = new HashSet<>();

    /** Kinds of refusals whose sentences claim nothing beyond the evidence, and have come up in this position. */
    private final Set<Kind> provedKinds = EnumSet.noneOf(Kind.class);

    private HiveInspection(HiveQuestions questions, HiveTally tally) {
        this.questions = questions;
        this.tally = tally;
        this.position = Position.of(questions.setup());
        this.rules = ReferenceRules.ruleFinder(questions.setup());
        this.evidence = new EvidenceOnBoard(questions.setup());
        this.legalMoves = new HashSet<>(position.legalMoves());
        this.destinations = new ReferenceHive(questions.setup().stacks()).surroundings(1);
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
        if (expected.isEmpty()) {
            move.movedPiece().ifPresent(movable::add);
        }
        Optional<Violation> violation = position.check(move);
        if (!violation.map(Violation::rule).equals(expected)
                || position.isLegal(move) != expected.isEmpty()
                || legalMoves.contains(move) != expected.isEmpty()) {
            throw wrong(
                    move,
                    "the reference rules say " + expected + ", the position " + violation + ", isLegal "
                            + position.isLegal(move) + ", the list of legal moves " + legalMoves.contains(move));
        }
        violation.ifPresent(refusal -> count(refusal, evidence.check(refusal, move)));
        if (violation.isEmpty() && move instanceof Move.Movement movement) {
            SentenceClaims.check(position, movement, evidence);
        }
    }

    private void inspect(Piece piece) {
        tally.addQuestion();
        boolean isStuck = !movable.contains(piece)
                && destinations.stream()
                        .allMatch(to -> rules.find(position.moveOf(piece, to)).isPresent());
        Optional<Violation> violation = position.check(piece);
        if (violation.isPresent() != isStuck) {
            throw wrong(piece, "the reference rules say stuck: " + isStuck + ", the position says " + violation);
        }
        violation.ifPresent(refusal -> count(refusal, evidence.check(refusal, piece)));
    }

    /** Counts a refusal, and checks its sentences if no equal one has been checked before. */
    private void count(Violation refusal, boolean isNew) {
        tally.addRefusal(refusal);
        if (isNew) {
            tally.addEvidence(refusal);
        }
        if (isNew && (!SentenceClaims.isProvedByEvidence(refusal) || provedKinds.add(refusal.kind()))) {
            tally.addSentences(SentenceClaims.check(position, refusal));
        }
    }

    private AssertionError wrong(Object question, String answers) {
        return new AssertionError(question + ": " + answers + "\n  in " + questions.setup());
    }
}
