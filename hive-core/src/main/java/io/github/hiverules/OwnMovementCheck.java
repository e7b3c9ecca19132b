package io.github.hiverules;

import static io.github.hiverules.MovementViolation.Reach;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.MosquitoMovement;
import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.movement.Paths;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.ClimbStep;
import io.github.hiverules.internal.rule.GroundStep;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * What stops a piece that is free to move on its way to a cell.
 *
 * <p>The same movement is tried again with one rule relaxed; where that gets the piece to the cell, the rule stood in the
 * way.
 */
final class OwnMovementCheck {

    private static final int SPIDER_STEPS = 3;

    private final Position position;
    private final Piece piece;
    private final int start;
    private final int end;
    private final Workspace workspace;
    private final Hive hive;

    OwnMovementCheck(Position position, Piece piece, int start, int end) {
        this.position = position;
        this.piece = piece;
        this.start = start;
        this.end = end;
        this.workspace = position.workspace();
        this.hive = workspace.hive();
    }

    Violation violation() {
        return violationAs(piece.bug().ordinal());
    }

    /** What stops the piece if it moves as a kind. */
    private Violation violationAs(int bug) {
        return switch (bug) {
            case Bugs.QUEEN_BEE -> oneStep(Rule.QUEEN_3);
            case Bugs.PILLBUG -> oneStep(Rule.PILLBUG_1);
            case Bugs.BEETLE -> beetle();
            case Bugs.GRASSHOPPER -> outOfReach(Rule.GRASSHOPPER_1, grasshopper());
            case Bugs.SPIDER -> spider();
            case Bugs.SOLDIER_ANT -> ant();
            case Bugs.LADYBUG -> ladybug();
            default -> mosquito();
        };
    }

    private Violation oneStep(Rule rule) {
        if (Cells.toward(start, end) == 0) {
            return outOfReach(rule, Reach.TOO_FAR);
        }
        return hive.height(end) > 0 ? outOfReach(rule, Reach.OCCUPIED) : groundStep(start, end);
    }

    private Violation beetle() {
        if (Cells.toward(start, end) == 0) {
            return outOfReach(Rule.BEETLE_1, Reach.TOO_FAR);
        }
        boolean onGround = hive.height(start) == 1 && hive.height(end) == 0;
        return onGround ? groundStep(start, end) : climbStep(start, end);
    }

    private Reach grasshopper() {
        if (hive.height(end) > 0) {
            return Reach.OCCUPIED;
        }
        Hex from = position.hex(start);
        Hex offset = position.hex(end).minus(from);
        if (offset.q() != 0 && offset.r() != 0 && offset.q() + offset.r() != 0) {
            return Reach.NOT_IN_LINE;
        }
        Hex first = from.plus(Hex.of(Integer.signum(offset.q()), Integer.signum(offset.r())));
        return hive.height(position.cell(first)) == 0 ? Reach.NOTHING_TO_JUMP : Reach.GAP_IN_LINE;
    }

    private Violation spider() {
        if (hive.height(end) > 0) {
            return outOfReach(Rule.SPIDER_1, end == start ? Reach.WRONG_LENGTH : Reach.OCCUPIED);
        }
        int steps = legalSteps();
        if (steps > 0 && steps < SPIDER_STEPS) {
            return outOfReach(Rule.SPIDER_1, Reach.TOO_SHORT);
        }
        Violation own = outOfReach(Rule.SPIDER_1, steps > 0 ? Reach.WRONG_LENGTH : Reach.NO_WAY);
        Violation ownOrGap = relaxed(Bugs.SPIDER, GroundStep.ACROSS_GAPS, own);
        return relaxed(Bugs.SPIDER, GroundStep.THROUGH_GATES, ownOrGap);
    }

    private Violation ant() {
        if (hive.height(end) > 0) {
            return outOfReach(Rule.ANT_1, Reach.OCCUPIED);
        }
        // Cells that touch the hive and are not walled off from each other are always connected along its edge, where a
        // step keeps contact: only gates can stand in the way.
        return relaxed(Bugs.SOLDIER_ANT, GroundStep.THROUGH_GATES, outOfReach(Rule.ANT_1, Reach.NO_WAY));
    }

    private Violation ladybug() {
        if (hive.height(end) > 0) {
            return outOfReach(Rule.LADYBUG_1, Reach.OCCUPIED);
        }
        int[] path = Paths.of(workspace, Bugs.LADYBUG, start, end, GroundStep.LEGAL, false);
        for (int step = 1; step < path.length; step++) {
            int from = path[step - 1];
            int standing = from == start ? 0 : hive.height(from);
            if ((ClimbStep.open(hive, from, standing) & Cells.toward(from, path[step])) == 0) {
                return climbStep(from, path[step]);
            }
        }
        return outOfReach(Rule.LADYBUG_1, Reach.NO_WAY);
    }

    private Violation mosquito() {
        if (hive.height(start) > 1) {
            return Cells.toward(start, end) == 0
                    ? new MovementViolation.MosquitoOnTop(piece, position.hex(start), position.hex(end))
                    : climbStep(start, end);
        }
        int[] touched = Paths.neighbors(start, hive.neighbors(start));
        for (int cell : touched) {
            if (wouldReachAs(coveredOn(cell))) {
                return cannotCopy(Rule.MOSQUITO_1, Optional.of(position.hex(cell)));
            }
        }
        for (int cell : touched) {
            if (wouldReachAs(lentByMosquitoOn(cell))) {
                return cannotCopy(Rule.MOSQUITO_3, Optional.of(position.hex(cell)));
            }
        }
        return copied() == 0 ? cannotCopy(Rule.MOSQUITO_3, Optional.empty()) : asCopiedKinds();
    }

    private Violation asCopiedKinds() {
        int copied = copied();
        boolean isOne = (copied & copied - 1) == 0;
        for (int rest = copied; rest != 0; rest &= rest - 1) {
            Violation refusal = violationAs(Integer.numberOfTrailingZeros(rest));
            if (isOne || !(refusal instanceof MovementViolation.OutOfReach)) {
                return refusal;
            }
        }
        boolean isWrongLength = (copied >> Bugs.SPIDER & 1) != 0 && legalSteps() > 0;
        return isWrongLength ? violationAs(Bugs.SPIDER) : cannotCopy(Rule.MOSQUITO_1, Optional.empty());
    }

    private int copied() {
        return MosquitoMovement.copied(hive, start);
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

    /** Whether a Mosquito would get there if only it could copy some kinds. */
    private boolean wouldReachAs(int bugs) {
        Destinations destinations = workspace.destinations();
        destinations.start(start);
        boolean gates = position.ruleset.gatesAboveGround();
        for (int rest = bugs & ~(copied() | 1 << Bugs.MOSQUITO); rest != 0; rest &= rest - 1) {
            OwnMovement.addAs(workspace, Integer.numberOfTrailingZeros(rest), start, GroundStep.LEGAL, gates);
        }
        return destinations.contains(end);
    }

    private Violation cannotCopy(Rule rule, Optional<Hex> lender) {
        Set<Bug> kinds = EnumSet.noneOf(Bug.class);
        for (Bug bug : Bug.values()) {
            if ((copied() >> bug.ordinal() & 1) != 0) {
                kinds.add(bug);
            }
        }
        return new MovementViolation.MosquitoCannotCopy(
                rule, piece, position.hex(start), position.hex(end), kinds, lender);
    }

    /** How many legal ground steps lead to the destination, 0 if none do. */
    private int legalSteps() {
        int[] path = hive.height(end) > 0
                ? new int[0]
                : Paths.of(workspace, Bugs.SOLDIER_ANT, start, end, GroundStep.LEGAL, true);
        return Math.max(path.length - 1, 0);
    }

    /** The first step that is illegal on a way that a relaxed rule opens; what else stops the piece if it opens none. */
    private Violation relaxed(int bug, GroundStep rule, Violation otherwise) {
        int[] path = Paths.of(workspace, bug, start, end, rule, true);
        for (int step = 1; step < path.length; step++) {
            int from = path[step - 1];
            if ((GroundStep.LEGAL.from(hive, start, from) & Cells.toward(from, path[step])) == 0) {
                return groundStep(from, path[step]);
            }
        }
        return otherwise;
    }

    /** A refused step, of whose sides both are occupied or none is. */
    private Violation groundStep(int from, int to) {
        int[] sides = Evidence.beside(from, to);
        return occupied(sides[0])
                ? new MovementViolation.Gate(piece, position.hex(from), position.hex(to), position.hexes(sides))
                : new MovementViolation.ContactLost(piece, position.hex(from), position.hex(to), position.hexes(sides));
    }

    private boolean occupied(int cell) {
        return cell != start && hive.height(cell) > 0;
    }

    private Violation climbStep(int from, int to) {
        return new MovementViolation.GateAboveGround(
                piece, position.hex(from), position.hex(to), position.hexes(Evidence.beside(from, to)));
    }

    private Violation outOfReach(Rule rule, Reach reach) {
        return new MovementViolation.OutOfReach(rule, piece, position.hex(start), position.hex(end), reach);
    }
}
