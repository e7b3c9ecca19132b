package io.github.hiverules;

import static io.github.hiverules.ThrowViolation.Obstacle;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.PillbugMovement;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Which rule refuses an illegal throw, if a Pillbug or a Mosquito is where a thrower would be. */
final class ThrowCheck {

    private final Position position;
    private final Piece thrown;
    private final Hex from;
    private final Hex to;
    private final Workspace workspace;
    private final Hive hive;

    ThrowCheck(Position position, Piece thrown, Hex from, Hex to) {
        this.position = position;
        this.thrown = thrown;
        this.from = from;
        this.to = to;
        this.workspace = position.workspace();
        this.hive = workspace.hive();
    }

    /** The violation of the would-be thrower that gets furthest in the order of {@link Obstacle}; empty if there is none. */
    Optional<ThrowViolation> violation() {
        Optional<ThrowViolation> furthest = Optional.empty();
        for (Hex over : from.neighbors()) {
            if (!over.isAdjacentTo(to) || to.equals(from)) {
                continue;
            }
            for (Piece thrower : PackedPosition.stackOn(hive, position.cell(over))) {
                if (thrower.color() == position.sideToMove() && couldThrow(thrower, over)) {
                    ThrowViolation found = by(thrower, over);
                    boolean further = furthest.isEmpty()
                            || found.reason().compareTo(furthest.get().reason()) > 0;
                    furthest = further ? Optional.of(found) : furthest;
                }
            }
        }
        return furthest;
    }

    private boolean couldThrow(Piece piece, Hex at) {
        return piece.bug() == Bug.PILLBUG
                || (piece.bug() == Bug.MOSQUITO && PillbugMovement.touchesPillbug(hive, position.cell(at)));
    }

    private ThrowViolation by(Piece thrower, Hex over) {
        int throwerId = PieceIds.of(thrower);
        int start = position.cell(from);
        int middle = position.cell(over);
        if (hive.height(position.cell(to)) > 0) {
            return refused(thrower, over, Rule.PILLBUG_2, Obstacle.DESTINATION_OCCUPIED);
        }
        if (hive.top(middle) != throwerId) {
            return refused(thrower, over, Rule.PILLBUG_6, Obstacle.THROWER_COVERED);
        }
        if (hive.levelOf(throwerId) > 0) {
            return refused(thrower, over, Rule.PILLBUG_6, Obstacle.THROWER_ON_TOP);
        }
        if (position.resting == throwerId) {
            return refused(thrower, over, Rule.PILLBUG_5, Obstacle.THROWER_RESTS);
        }
        if (position.resting == PieceIds.of(thrown)) {
            return refused(thrower, over, Rule.PILLBUG_5, Obstacle.THROWN_RESTS);
        }
        if (hive.height(start) > 1) {
            return refused(thrower, over, Rule.PILLBUG_3, Obstacle.THROWN_STACKED);
        }
        int[] cutOff = OneHive.cutOff(workspace, start);
        if (cutOff.length > 0) {
            return refused(thrower, over, Rule.PILLBUG_3, Obstacle.THROWN_PINNED, cutOff);
        }
        boolean gateUp = (PillbugMovement.open(hive, middle) & Cells.toward(middle, start)) == 0;
        Hex gateEnd = gateUp ? from : to;
        return refused(
                thrower,
                over,
                Rule.PILLBUG_4,
                gateUp ? Obstacle.GATE_UP : Obstacle.GATE_DOWN,
                Evidence.beside(middle, position.cell(gateEnd)));
    }

    private ThrowViolation refused(Piece thrower, Hex over, Rule rule, Obstacle reason, int... evidence) {
        List<Hex> cells = position.hexes(evidence);
        return new ThrowViolation(rule, thrown, from, to, thrower, over, reason, cells);
    }
}
