package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.MosquitoMovement;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.rule.GroundStep;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/** What stops a Mosquito that is free to move on its way to a cell. */
final class MosquitoCheck {

    private final Position position;
    private final Piece mosquito;
    private final int start;
    private final int end;
    private final OwnMovementCheck as;
    private final Hive hive;
    private final Set<Bug> copied;

    MosquitoCheck(Position position, Piece mosquito, int start, int end, OwnMovementCheck as) {
        this.position = position;
        this.mosquito = mosquito;
        this.start = start;
        this.end = end;
        this.as = as;
        this.hive = position.hive();
        this.copied = bugs(MosquitoMovement.copied(hive, start));
    }

    Violation violation() {
        if (hive.height(start) > 1) {
            return Cells.toward(start, end) == 0
                    ? new MovementViolation.MosquitoOnTop(mosquito, position.hex(start), position.hex(end))
                    : as.climbStep(start, end);
        }
        Optional<Hex> covered = lender(this::coveredOn);
        if (covered.isPresent()) {
            return cannotCopy(Rule.MOSQUITO_1, covered);
        }
        Optional<Hex> otherMosquito = lender(this::lentByMosquitoOn);
        if (copied.isEmpty() || otherMosquito.isPresent()) {
            return cannotCopy(Rule.MOSQUITO_3, otherMosquito);
        }
        return ofCopiedKinds();
    }

    private Violation ofCopiedKinds() {
        List<Violation> refusals = new ArrayList<>();
        for (Bug bug : copied) {
            Violation refusal = as.violationAs(bug);
            if (!(refusal instanceof MovementViolation.OutOfReach)) {
                return refusal;
            }
            refusals.add(refusal);
        }
        if (copied.contains(Bug.SPIDER) && as.legalSteps() > 0) {
            return as.violationAs(Bug.SPIDER);
        }
        return refusals.size() == 1 ? refusals.get(0) : cannotCopy(Rule.MOSQUITO_1, Optional.empty());
    }

    /** The first touched cell whose kinds, if only the Mosquito could copy them, would lend it the move. */
    private Optional<Hex> lender(IntFunction<Set<Bug>> kinds) {
        for (int rest = hive.neighbors(start); rest != 0; rest &= rest - 1) {
            int cell = Cells.step(start, Integer.numberOfTrailingZeros(rest));
            Set<Bug> lent = kinds.apply(cell);
            lent.removeAll(copied);
            lent.remove(Bug.MOSQUITO);
            boolean gates = position.ruleset.gatesAboveGround();
            if (lent.stream().anyMatch(bug -> as.reaches(bug, GroundStep.LEGAL, gates))) {
                return Optional.of(position.hex(cell));
            }
        }
        return Optional.empty();
    }

    private Set<Bug> coveredOn(int cell) {
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        for (int id = hive.below(hive.top(cell)); id != PackedPosition.NOTHING; id = hive.below(id)) {
            bugs.add(PieceIds.piece(id).bug());
        }
        return bugs;
    }

    private Set<Bug> lentByMosquitoOn(int cell) {
        if (PieceIds.bugOf(hive.top(cell)) != Bugs.MOSQUITO) {
            return EnumSet.noneOf(Bug.class);
        }
        return bugs(MosquitoMovement.copied(hive, cell));
    }

    private Violation cannotCopy(Rule rule, Optional<Hex> lender) {
        return new MovementViolation.MosquitoCannotCopy(
                rule, mosquito, position.hex(start), position.hex(end), copied, lender);
    }

    private static Set<Bug> bugs(int bits) {
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        for (Bug bug : Bug.values()) {
            if ((bits >> bug.ordinal() & 1) != 0) {
                bugs.add(bug);
            }
        }
        return bugs;
    }
}
