package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.MosquitoMovement;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** What stops a Mosquito that is free to move on its way to a cell. */
final class MosquitoCheck {

    private final Position position;
    private final Piece mosquito;
    private final int start;
    private final int end;
    private final OwnMovementCheck as;
    private final Hive hive;
    private final int copied;

    MosquitoCheck(Position position, Piece mosquito, int start, int end, OwnMovementCheck as) {
        this.position = position;
        this.mosquito = mosquito;
        this.start = start;
        this.end = end;
        this.as = as;
        this.hive = position.hive();
        this.copied = MosquitoMovement.copied(hive, start);
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
        if (copied == 0 || otherMosquito.isPresent()) {
            return cannotCopy(Rule.MOSQUITO_3, otherMosquito);
        }
        return ofCopiedKinds();
    }

    private Violation ofCopiedKinds() {
        boolean isOne = (copied & copied - 1) == 0;
        for (int rest = copied; rest != 0; rest &= rest - 1) {
            Violation refusal = as.violationAs(Integer.numberOfTrailingZeros(rest));
            if (isOne || !(refusal instanceof MovementViolation.OutOfReach)) {
                return refusal;
            }
        }
        boolean isWrongLength = (copied >> Bugs.SPIDER & 1) != 0 && as.legalSteps() > 0;
        return isWrongLength ? as.violationAs(Bugs.SPIDER) : cannotCopy(Rule.MOSQUITO_1, Optional.empty());
    }

    /** The first touched cell whose kinds, if only the Mosquito could copy them, would lend it the move. */
    private Optional<Hex> lender(IntUnaryOperator kinds) {
        for (int rest = hive.neighbors(start); rest != 0; rest &= rest - 1) {
            int cell = Cells.step(start, Integer.numberOfTrailingZeros(rest));
            if (as.reachesAs(kinds.applyAsInt(cell) & ~(copied | 1 << Bugs.MOSQUITO))) {
                return Optional.of(position.hex(cell));
            }
        }
        return Optional.empty();
    }

    private int coveredOn(int cell) {
        int bugs = 0;
        for (int id = hive.below(hive.top(cell)); id != PackedPosition.NOTHING; id = hive.below(id)) {
            bugs |= 1 << PieceIds.bugOf(id);
        }
        return bugs;
    }

    private int lentByMosquitoOn(int cell) {
        return PieceIds.bugOf(hive.top(cell)) == Bugs.MOSQUITO ? MosquitoMovement.copied(hive, cell) : 0;
    }

    private Violation cannotCopy(Rule rule, Optional<Hex> lender) {
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        for (Bug bug : Bug.values()) {
            if ((copied >> bug.ordinal() & 1) != 0) {
                bugs.add(bug);
            }
        }
        return new MovementViolation.MosquitoCannotCopy(
                rule, mosquito, position.hex(start), position.hex(end), bugs, lender);
    }
}
