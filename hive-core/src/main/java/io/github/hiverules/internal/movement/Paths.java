package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.GroundStep;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The way that a piece takes to a cell that it can reach, one of the shortest. */
public final class Paths {

    private Paths() {}

    /** The cells from start to another end as a piece of a kind passes them; empty if it cannot get there. */
    public static int[] of(
            Workspace workspace, int bug, int start, int end, GroundStep rule, boolean gatesAboveGround) {
        Hive hive = workspace.hive();
        return switch (bug) {
            case Bugs.SPIDER -> spider(hive, start, end, rule);
            case Bugs.LADYBUG -> LadybugMovement.path(hive, start, end, gatesAboveGround);
            default -> {
                Destinations destinations = workspace.destinations();
                destinations.start(start);
                OwnMovement.addAs(workspace, bug, start, rule, gatesAboveGround);
                if (!destinations.contains(end)) {
                    yield new int[0];
                }
                yield bug == Bugs.SOLDIER_ANT ? ant(hive, start, end, rule) : new int[] {start, end};
            }
        };
    }

    private static int[] spider(Hive hive, int start, int end, GroundStep rule) {
        for (int one : neighbors(start, rule.from(hive, start, start))) {
            for (int two : neighbors(one, rule.from(hive, start, one))) {
                boolean reaches = (rule.from(hive, start, two) & Cells.toward(two, end)) != 0;
                if (two != start && end != one && reaches) {
                    return new int[] {start, one, two, end};
                }
            }
        }
        return new int[0];
    }

    private static int[] ant(Hive hive, int start, int end, GroundStep rule) {
        Map<Integer, Integer> before = new HashMap<>(Map.of(start, start));
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        while (!before.containsKey(end)) {
            int cell = open.remove();
            for (int next : neighbors(cell, rule.from(hive, start, cell))) {
                if (before.putIfAbsent(next, cell) == null) {
                    open.add(next);
                }
            }
        }
        List<Integer> path = new ArrayList<>(List.of(end));
        for (int cell = end; cell != start; ) {
            cell = before.getOrDefault(cell, start);
            path.add(cell);
        }
        Collections.reverse(path);
        return path.stream().mapToInt(Integer::intValue).toArray();
    }

    static int[] neighbors(int cell, int directions) {
        int[] neighbors = new int[Integer.bitCount(directions)];
        int count = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            neighbors[count++] = Cells.step(cell, Integer.numberOfTrailingZeros(rest));
        }
        return neighbors;
    }
}
