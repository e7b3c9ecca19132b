package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.GroundStep;

/** Where an uncovered piece that is neither pinned nor resting can go by itself. */
public final class OwnMovement {

    private OwnMovement() {}

    /** Adds the cells to the workspace's destinations, which must be without cells yet. */
    public static void add(Workspace workspace, int id, boolean gatesAboveGround) {
        int bug = PieceIds.bugOf(id);
        int cell = workspace.hive().cellOf(id);
        if (bug != Bugs.MOSQUITO) {
            addAs(workspace, bug, cell, GroundStep.LEGAL, gatesAboveGround);
            return;
        }
        int copied = MosquitoMovement.copied(workspace.hive(), cell);
        // The Ant comes first, as its walk needs destinations without cells.
        if ((copied & 1 << Bugs.SOLDIER_ANT) != 0) {
            addAs(workspace, Bugs.SOLDIER_ANT, cell, GroundStep.LEGAL, gatesAboveGround);
            copied &= ~(1 << Bugs.SOLDIER_ANT);
        }
        for (int rest = copied; rest != 0; rest &= rest - 1) {
            addAs(workspace, Integer.numberOfTrailingZeros(rest), cell, GroundStep.LEGAL, gatesAboveGround);
        }
    }

    /** Adds the cells that a kind can reach from a cell, under rules that may be relaxed. */
    public static void addAs(Workspace workspace, int bug, int cell, GroundStep rule, boolean gatesAboveGround) {
        Hive hive = workspace.hive();
        Destinations destinations = workspace.destinations();
        switch (bug) {
            case Bugs.QUEEN_BEE, Bugs.PILLBUG -> QueenBeeMovement.add(hive, cell, destinations);
            case Bugs.SPIDER -> SpiderMovement.add(hive, cell, rule, destinations);
            case Bugs.BEETLE -> BeetleMovement.add(hive, cell, gatesAboveGround, destinations);
            case Bugs.GRASSHOPPER -> GrasshopperMovement.add(hive, cell, destinations);
            case Bugs.SOLDIER_ANT -> SoldierAntMovement.add(workspace, cell, rule);
            case Bugs.LADYBUG -> LadybugMovement.add(hive, cell, gatesAboveGround, destinations);
            default -> throw new AssertionError(bug);
        }
    }
}
