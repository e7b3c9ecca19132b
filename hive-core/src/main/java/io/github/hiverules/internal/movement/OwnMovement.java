package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Window;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.GroundStep;

/** Where an uncovered piece that is neither pinned nor resting can go by itself. */
public final class OwnMovement {

    private static final int ANT = 1 << Bugs.SOLDIER_ANT;
    private static final int BEETLE = 1 << Bugs.BEETLE;
    private static final int CAN_LEAVE_WALK = 1 << Bugs.GRASSHOPPER | 1 << Bugs.LADYBUG;

    private OwnMovement() {}

    /** Adds the cells to the workspace's destinations. */
    public static void add(Workspace workspace, int id, boolean gatesAboveGround) {
        int bug = PieceIds.bugOf(id);
        int cell = workspace.hive().cellOf(id);
        if (bug != Bugs.MOSQUITO) {
            addAs(workspace, bug, cell, GroundStep.LEGAL, gatesAboveGround);
            return;
        }
        for (int rest = MosquitoMovement.copied(workspace.hive(), cell); rest != 0; rest &= rest - 1) {
            addAs(workspace, Integer.numberOfTrailingZeros(rest), cell, GroundStep.LEGAL, gatesAboveGround);
        }
    }

    /** Adds the cells that a kind can reach from a cell, under rules that may be relaxed for empty destinations. */
    public static void addAs(Workspace workspace, int bug, int cell, GroundStep rule, boolean gatesAboveGround) {
        Hive hive = workspace.hive();
        Destinations destinations = workspace.destinations();
        switch (bug) {
            case Bugs.GRASSHOPPER -> GrasshopperMovement.add(hive, cell, destinations);
            case Bugs.SOLDIER_ANT -> {
                if (rule == GroundStep.LEGAL) {
                    SoldierAntMovement.add(hive, cell, destinations);
                } else {
                    SoldierAntMovement.addRelaxed(workspace, cell, rule);
                }
            }
            default -> destinations.addWindow(window(hive, bug, cell, rule, gatesAboveGround));
        }
    }

    /** How many cells a piece can reach; the same number as {@link #add} adds, mostly without finding them. */
    public static int count(Workspace workspace, int id, boolean gatesAboveGround) {
        Hive hive = workspace.hive();
        int cell = hive.cellOf(id);
        int bug = PieceIds.bugOf(id);
        if (bug != Bugs.MOSQUITO) {
            return countAs(workspace, bug, cell, gatesAboveGround);
        }
        int copied = MosquitoMovement.copied(hive, cell);
        if ((copied & copied - 1) == 0) {
            return copied == 0 ? 0 : countAs(workspace, Integer.numberOfTrailingZeros(copied), cell, gatesAboveGround);
        }
        if ((copied & ANT) != 0 && (copied & CAN_LEAVE_WALK) == 0) {
            int climbs = (copied & BEETLE) == 0
                    ? 0
                    : hive.neighbors(cell) & BeetleMovement.steps(hive, cell, gatesAboveGround);
            return SoldierAntMovement.count(workspace, cell) + Integer.bitCount(climbs);
        }
        Destinations destinations = workspace.destinations();
        destinations.start(cell);
        add(workspace, id, gatesAboveGround);
        return destinations.size();
    }

    private static int countAs(Workspace workspace, int bug, int cell, boolean gatesAboveGround) {
        Hive hive = workspace.hive();
        return switch (bug) {
            case Bugs.QUEEN_BEE, Bugs.PILLBUG -> Integer.bitCount(QueenBeeMovement.steps(hive, cell));
            case Bugs.BEETLE -> Integer.bitCount(BeetleMovement.steps(hive, cell, gatesAboveGround));
            case Bugs.GRASSHOPPER -> Integer.bitCount(hive.neighbors(cell));
            case Bugs.SOLDIER_ANT -> SoldierAntMovement.count(workspace, cell);
            default -> Long.bitCount(window(hive, bug, cell, GroundStep.LEGAL, gatesAboveGround));
        };
    }

    private static long window(Hive hive, int bug, int cell, GroundStep rule, boolean gatesAboveGround) {
        return switch (bug) {
            case Bugs.QUEEN_BEE, Bugs.PILLBUG -> Window.neighbors(Window.CENTER, QueenBeeMovement.steps(hive, cell));
            case Bugs.BEETLE -> Window.neighbors(Window.CENTER, BeetleMovement.steps(hive, cell, gatesAboveGround));
            case Bugs.SPIDER -> SpiderMovement.window(hive, cell, rule);
            // The Ladybug; the others do not keep to the window.
            default -> LadybugMovement.window(hive, cell, gatesAboveGround);
        };
    }
}
