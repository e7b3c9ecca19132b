package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Workspace;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds or counts the destinations of an Ant in three ways, for comparison. */
public final class AntWalks {

    private AntWalks() {}

    /** Finds the destinations by walking along the edge of the hive. */
    public static Set<Integer> walkedDestinations(Workspace workspace, int cell) {
        workspace.destinations().clearFor(cell);
        Destinations destinations = SoldierAntMovement.add(workspace.board(), cell, workspace.destinations());
        return IntStream.range(0, destinations.size())
                .map(destinations::get)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Finds the destinations one by one, each by a walk of its own. */
    public static Set<Integer> drawnDestinations(Workspace workspace, int cell) {
        int count = SoldierAntCount.count(workspace, cell);
        return IntStream.range(0, count)
                .map(index -> SoldierAntCount.get(workspace.board(), cell, index, count))
                .map(found -> (found - workspace.corner()) & Cells.MASK)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Finds the destinations by asking about each cell of the table. */
    public static Set<Integer> reachedDestinations(Workspace workspace, int cell) {
        return IntStream.range(0, Cells.COUNT)
                .filter(to -> SoldierAntCount.canReach(workspace, cell, to))
                .map(to -> (to - workspace.corner()) & Cells.MASK)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Counts the destinations, from counters alone where they suffice. */
    public static int destinationCount(Workspace workspace, int cell) {
        return SoldierAntCount.count(workspace, cell);
    }
}
