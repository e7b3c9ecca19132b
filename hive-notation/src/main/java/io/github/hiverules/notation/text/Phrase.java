package io.github.hiverules.notation.text;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.MovementViolation;
import io.github.hiverules.PlacementViolation;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.ThrowViolation;
import io.github.hiverules.TurnViolation;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.Repair;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a sentence says: the key of a text and the values of its placeholders.
 *
 * <p>Keys and names are written out, kind by kind, instead of asking the classes: R8 renames classes and methods in
 * Android apps, and a native image does not know the components of records.
 */
final class Phrase {

    final String key;
    final Map<String, Object> values = new TreeMap<>();

    private Phrase(String key) {
        this.key = key;
    }

    private Phrase with(String name, Object value) {
        values.put(name, value);
        return this;
    }

    static Phrase of(Violation violation, Position before) {
        if (violation instanceof TurnViolation turn) {
            return of(turn, before);
        }
        if (violation instanceof PlacementViolation placement) {
            return of(placement, before);
        }
        return violation instanceof MovementViolation movement ? of(movement) : of((ThrowViolation) violation);
    }

    private static Phrase of(TurnViolation violation, Position before) {
        Color player = before.sideToMove();
        if (violation instanceof TurnViolation.GameOver it) {
            return new Phrase("violation.GameOver").with("outcome", it.outcome());
        }
        if (violation instanceof TurnViolation.NotThere it) {
            return new Phrase("violation.NotThere" + whereInstead(it, before))
                    .with("piece", it.piece())
                    .with("from", it.from())
                    .with("at", it.at());
        }
        if (violation instanceof TurnViolation.NotYourPiece it) {
            boolean isThrow = it.from().isPresent() && hasThrower(before);
            return new Phrase(isThrow ? "violation.NotYourPiece.throw" : "violation.NotYourPiece")
                    .with("player", player)
                    .with("piece", it.piece())
                    .with("to", it.to());
        }
        if (violation instanceof TurnViolation.PassNotAllowed it) {
            return new Phrase("violation.PassNotAllowed").with("alternative", it.alternative());
        }
        TurnViolation.QueenInHand it = (TurnViolation.QueenInHand) violation;
        boolean isThrow = it.piece().color() != player;
        return new Phrase(isThrow ? "violation.QueenInHand.throw" : "violation.QueenInHand")
                .with("player", player)
                .with("piece", it.piece());
    }

    private static String whereInstead(TurnViolation.NotThere violation, Position before) {
        if (violation.at().isPresent()) {
            return "";
        }
        return before.ruleset().includes(violation.piece().bug()) ? ".inHand" : ".notInSet";
    }

    /** Returns whether the player to move has a piece in play that may throw: a Pillbug, or a Mosquito and any Pillbug. */
    private static boolean hasThrower(Position position) {
        Color player = position.sideToMove();
        boolean ownPillbug = position.hexOf(Piece.of(player, Bug.PILLBUG)).isPresent();
        boolean otherPillbug =
                position.hexOf(Piece.of(player.opposite(), Bug.PILLBUG)).isPresent();
        boolean mosquito = position.hexOf(Piece.of(player, Bug.MOSQUITO)).isPresent();
        return ownPillbug || (mosquito && otherPillbug);
    }

    private static Phrase of(PlacementViolation violation, Position before) {
        if (violation instanceof PlacementViolation.AlreadyInPlay it) {
            return new Phrase("violation.AlreadyInPlay").with("piece", it.piece());
        }
        if (violation instanceof PlacementViolation.CellOccupied it) {
            return new Phrase("violation.CellOccupied").with("top", it.top());
        }
        if (violation instanceof PlacementViolation.NotAtOrigin it) {
            return new Phrase("violation.NotAtOrigin").with("to", it.to());
        }
        if (violation instanceof PlacementViolation.NotTouchingFirstPiece it) {
            return new Phrase("violation.NotTouchingFirstPiece")
                    .with("player", before.sideToMove())
                    .with("to", it.to());
        }
        if (violation instanceof PlacementViolation.NumberOutOfOrder it) {
            return new Phrase("violation.NumberOutOfOrder")
                    .with("piece", it.piece())
                    .with("next", it.next());
        }
        if (violation instanceof PlacementViolation.PieceNotInSet it) {
            return new Phrase("violation.PieceNotInSet").with("piece", it.piece());
        }
        if (violation instanceof PlacementViolation.QueenDue it) {
            return new Phrase("violation.QueenDue").with("piece", it.piece());
        }
        if (violation instanceof PlacementViolation.QueenTooEarly it) {
            return new Phrase("violation.QueenTooEarly").with("piece", it.piece());
        }
        if (violation instanceof PlacementViolation.TouchesNoOwnPiece it) {
            return new Phrase("violation.TouchesNoOwnPiece").with("to", it.to());
        }
        PlacementViolation.TouchesOpponent it = (PlacementViolation.TouchesOpponent) violation;
        return new Phrase("violation.TouchesOpponent").with("to", it.to()).with("opponents", it.opponents());
    }

    private static Phrase of(MovementViolation violation) {
        if (violation instanceof MovementViolation.ContactLost it) {
            return new Phrase("violation.ContactLost")
                    .with("piece", it.piece())
                    .with("from", it.from())
                    .with("to", it.to());
        }
        if (violation instanceof MovementViolation.Covered it) {
            return new Phrase("violation.Covered").with("piece", it.piece()).with("top", it.top());
        }
        if (violation instanceof MovementViolation.Gate it) {
            return new Phrase("violation.Gate")
                    .with("piece", it.piece())
                    .with("from", it.from())
                    .with("to", it.to())
                    .with("sides", it.sides());
        }
        if (violation instanceof MovementViolation.GateAboveGround it) {
            return new Phrase("violation.GateAboveGround")
                    .with("piece", it.piece())
                    .with("from", it.from())
                    .with("to", it.to())
                    .with("sides", it.sides());
        }
        if (violation instanceof MovementViolation.LeavesHive it) {
            return new Phrase("violation.LeavesHive").with("piece", it.piece()).with("to", it.to());
        }
        if (violation instanceof MovementViolation.MosquitoCannotCopy it) {
            return new Phrase("violation.MosquitoCannotCopy" + loan(it))
                    .with("piece", it.piece())
                    .with("copied", it.copied())
                    .with("lender", it.lender())
                    .with("to", it.to())
                    .with("rule", it.rule());
        }
        if (violation instanceof MovementViolation.MosquitoOnTop it) {
            return new Phrase("violation.MosquitoOnTop")
                    .with("piece", it.piece())
                    .with("to", it.to());
        }
        if (violation instanceof MovementViolation.OutOfReach it) {
            return new Phrase("violation.OutOfReach." + it.reach())
                    .with("piece", it.piece())
                    .with("to", it.to())
                    .with("rule", it.rule());
        }
        if (violation instanceof MovementViolation.Pinned it) {
            return new Phrase("violation.Pinned").with("piece", it.piece()).with("cutOff", it.cutOff());
        }
        if (violation instanceof MovementViolation.Resting it) {
            return new Phrase("violation.Resting").with("piece", it.piece());
        }
        MovementViolation.Stays it = (MovementViolation.Stays) violation;
        return new Phrase("violation.Stays").with("piece", it.piece());
    }

    private static String loan(MovementViolation.MosquitoCannotCopy violation) {
        if (violation.copied().isEmpty()) {
            return ".nothing";
        }
        if (violation.lender().isEmpty()) {
            return "";
        }
        return violation.rule() == Rule.MOSQUITO_3 ? ".mosquito" : ".stack";
    }

    private static Phrase of(ThrowViolation violation) {
        return new Phrase("violation.Throw." + violation.reason())
                .with("thrower", violation.thrower())
                .with("thrown", violation.thrown())
                .with("to", violation.to())
                .with("evidence", violation.evidence());
    }

    static Phrase of(SetupProblem problem) {
        if (problem instanceof SetupProblem.BadTurnNumber it) {
            return new Phrase("problem.BadTurnNumber").with("turnNumber", it.turnNumber());
        }
        if (problem instanceof SetupProblem.CannotClimb it) {
            return new Phrase("problem.CannotClimb").with("piece", it.piece()).with("at", it.at());
        }
        if (problem instanceof SetupProblem.Disconnected it) {
            boolean isOne = it.apart().size() == 1;
            return new Phrase(isOne ? "problem.Disconnected.one" : "problem.Disconnected").with("apart", it.apart());
        }
        if (problem instanceof SetupProblem.Duplicate it) {
            return new Phrase("problem.Duplicate").with("piece", it.piece()).with("at", it.at());
        }
        if (problem instanceof SetupProblem.NotInSet it) {
            return new Phrase("problem.NotInSet").with("piece", it.piece());
        }
        if (problem instanceof SetupProblem.NumberSkipped it) {
            return new Phrase("problem.NumberSkipped").with("piece", it.piece()).with("missing", it.missing());
        }
        if (problem instanceof SetupProblem.RestingPieceNotOnTop it) {
            return new Phrase("problem.RestingPieceNotOnTop").with("piece", it.piece());
        }
        SetupProblem.TooManyPieces it = (SetupProblem.TooManyPieces) problem;
        return new Phrase("problem.TooManyPieces")
                .with("piece", it.piece())
                .with("inPlay", it.inPlay())
                .with("turns", it.turns());
    }

    static Phrase of(Fault fault) {
        if (fault instanceof Fault.Ambiguous it) {
            return new Phrase("fault.Ambiguous").with("text", it.text()).with("candidates", it.candidates());
        }
        if (fault instanceof Fault.Contradictory it) {
            return new Phrase("fault.Contradictory").with("text", it.text()).with("actual", it.actual());
        }
        if (fault instanceof Fault.Illegal it) {
            return new Phrase("fault.Illegal").with("text", it.text());
        }
        if (fault instanceof Fault.InvalidPosition it) {
            return new Phrase("fault.InvalidPosition").with("text", it.text());
        }
        Fault.Unreadable it = (Fault.Unreadable) fault;
        return new Phrase(it.text().isEmpty() ? "fault.Unreadable.end" : "fault.Unreadable")
                .with("text", it.text())
                .with("expected", it.expected());
    }

    static Phrase of(Repair repair) {
        return new Phrase("repair." + repair.kind())
                .with("found", repair.found())
                .with("readAs", repair.readAs());
    }

    static Phrase of(Move move, Position before) {
        Color player = before.sideToMove();
        if (move instanceof Move.Placement it) {
            return new Phrase(before.stacks().isEmpty() ? "move.Placement.first" : "move.Placement")
                    .with("player", player)
                    .with("piece", it.piece())
                    .with("to", it.to());
        }
        if (move instanceof Move.Movement it) {
            Optional<Piece> thrower =
                    before.isLegal(move) ? before.route(move).orElseThrow().thrower() : Optional.empty();
            return new Phrase(thrower.isPresent() ? "move.Throw" : "move.Movement")
                    .with("player", player)
                    .with("thrower", thrower)
                    .with("piece", it.piece())
                    .with("to", it.to());
        }
        return new Phrase("move.Pass").with("player", player);
    }

    static Phrase of(GameResult result) {
        Optional<Color> winner = result.outcome().winner();
        if (winner.isEmpty()) {
            return new Phrase("Result." + result.ending() + ".draw");
        }
        return new Phrase("Result." + result.ending())
                .with("winner", winner)
                .with("loser", winner.get().opposite());
    }
}
