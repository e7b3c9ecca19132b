package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.GroundStep;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Three ways to find the cells of an Ant, for comparison. */
public final class AntWalks {

    private AntWalks() {}

    /** Walks along the edge of the hive. */
    public static Set<Integer> walked(Workspace workspace, int cell) {
        workspace.destinations().start(cell);
        SoldierAntMovement.add(workspace.board(), cell, workspace.destinations());
        return cells(workspace.destinations());
    }

    /** Tries every step from every cell. */
    public static Set<Integer> flooded(Workspace workspace, int cell) {
        workspace.destinations().start(cell);
        SoldierAntMovement.addRelaxed(workspace, cell, GroundStep.LEGAL);
        return cells(workspace.destinations());
    }

    /** Uses counters alone where they suffice. */
    public static int counted(Workspace workspace, int cell) {
        return SoldierAntMovement.count(workspace, cell);
    }

    private static Set<Integer> cells(Destinations destinations) {
        return IntStream.range(0, destinations.size())
                .map(destinations::get)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
