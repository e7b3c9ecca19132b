package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.piece.Bug;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the paths of a piece step by step, for routes and explanations, in plain code that can also leave out a rule. The
 * legal moves come from faster code; tests compare both.
 */
final class PathFinder {

    private static final int NOT_VISITED = Cells.NONE;

    private final PackedPosition packed;
    private final Board board;
    private final int start;
    private final Set<Rule> ignored;

    private PathFinder(PackedPosition packed, Board board, int start, Set<Rule> ignored) {
        this.packed = packed;
        this.board = board;
        this.start = start;
        this.ignored = ignored;
    }

    /** Returns a finder for the piece on top of a cell, under all rules of the position. */
    static PathFinder of(Position position, Hex start) {
        PackedPosition packed = position.packed();
        Set<Rule> ignored = EnumSet.noneOf(Rule.class);
        if (!position.ruleset().has(Toggle.GATES_ABOVE_GROUND)) {
            ignored.add(Rule.CLIMB_1);
        }
        return new PathFinder(packed, position.board(), packed.cell(start), ignored);
    }

    /** Returns a finder that ignores one more of the rules about steps: SLIDE-1, SLIDE-2 and CLIMB-1. */
    PathFinder ignoring(Rule rule) {
        Set<Rule> more = EnumSet.copyOf(ignored);
        more.add(rule);
        return new PathFinder(packed, board, start, more);
    }

    /** Returns a shortest path to another cell, including both ends; empty if there is none. */
    List<Hex> path(Bug movesAs, Hex to) {
        int end = packed.cell(to);
        return paths(movesAs)
                .filter(path -> end(path) == end)
                .findFirst()
                .map(packed::hexes)
                .orElse(List.of());
    }

    /** Returns the ends of all paths, ordered by row and column. */
    List<Hex> reachable(Bug movesAs) {
        return Evidence.cells(paths(movesAs).map(path -> packed.hex(end(path))));
    }

    private static int end(int... path) {
        return path[path.length - 1];
    }

    /** Returns paths to all cells that an insect can reach. A Mosquito has only those of the insects that it copies. */
    private Stream<int[]> paths(Bug movesAs) {
        return switch (movesAs) {
            case QUEEN_BEE, PILLBUG -> oneStep(false);
            case BEETLE -> Stream.concat(oneStep(false), oneStep(true));
            case GRASSHOPPER -> jumps();
            case SPIDER -> threeSteps(false);
            case LADYBUG -> threeSteps(true);
            case SOLDIER_ANT -> walks();
            case MOSQUITO -> Stream.empty();
        };
    }

    private Stream<int[]> oneStep(boolean ontoPiece) {
        return IntStream.of(steps(start, ontoPiece)).mapToObj(end -> new int[] {start, end});
    }

    /** Returns paths that end on the ground after two steps there, or on top of the hive. */
    private Stream<int[]> threeSteps(boolean isOverHive) {
        List<int[]> paths = new ArrayList<>();
        for (int one : steps(start, isOverHive)) {
            for (int two : steps(one, isOverHive)) {
                for (int end : steps(two, false)) {
                    if (two != start && end != start && end != one) {
                        paths.add(new int[] {start, one, two, end});
                    }
                }
            }
        }
        return paths.stream();
    }

    private Stream<int[]> jumps() {
        return IntStream.range(0, Neighborhoods.COUNT)
                .filter(direction -> height(Cells.step(start, direction)) > 0)
                .mapToObj(direction -> {
                    int end = Cells.step(start, direction);
                    while (height(end) > 0) {
                        end = Cells.step(end, direction);
                    }
                    return new int[] {start, end};
                });
    }

    /** Returns the cells on which two steps on top of the hive can end, ordered by row and column. */
    List<Hex> halfwayCells() {
        return Evidence.cells(IntStream.of(steps(start, true))
                .flatMap(one -> IntStream.of(steps(one, true)))
                .mapToObj(packed::hex));
    }

    private Stream<int[]> walks() {
        int[] before = walkFrom(start);
        return IntStream.range(0, Cells.COUNT)
                .filter(end -> before[end] != NOT_VISITED && end != start)
                .mapToObj(end -> walk(before, end));
    }

    private int[] walk(int[] before, int end) {
        int length = 1;
        for (int cell = end; cell != start; cell = before[cell]) {
            length++;
        }
        int[] path = new int[length];
        for (int cell = end; length > 0; cell = before[cell]) {
            path[--length] = cell;
        }
        return path;
    }

    /** Returns all cells that ground steps connect with a cell. */
    List<Hex> region(Hex from) {
        int[] before = walkFrom(packed.cell(from));
        return IntStream.range(0, Cells.COUNT)
                .filter(cell -> before[cell] != NOT_VISITED)
                .mapToObj(packed::hex)
                .toList();
    }

    /** Walks over the ground, breadth first; returns for each visited cell the one before it. */
    private int[] walkFrom(int from) {
        int[] before = new int[Cells.COUNT];
        Arrays.fill(before, NOT_VISITED);
        before[from] = from;
        int[] queue = new int[Cells.COUNT];
        queue[0] = from;
        int last = 0;
        for (int next = 0; next <= last; next++) {
            for (int to : steps(queue[next], false)) {
                if (before[to] == NOT_VISITED) {
                    before[to] = queue[next];
                    queue[++last] = to;
                }
            }
        }
        return before;
    }

    /** Returns the neighbors to which a step leads, either occupied or empty ones. */
    private int[] steps(int from, boolean areOccupied) {
        int[] steps = Cells.neighbors(from);
        int count = 0;
        for (int to : steps) {
            if (height(to) > 0 == areOccupied && isAllowed(from, to)) {
                steps[count++] = to;
            }
        }
        return Arrays.copyOf(steps, count);
    }

    private boolean isAllowed(int from, int to) {
        Optional<Rule> rule = ruleAgainst(from, to);
        return rule.isEmpty() || (ignored.contains(rule.get()) && touchesHive(to));
    }

    /** Returns whether a cell is next to the hive without the piece. */
    private boolean touchesHive(int cell) {
        return board.neighborsWithout(start, cell) != 0;
    }

    /** Returns a path up to its first step that breaks a rule, ignored or not; empty if none does. */
    List<Hex> upToBrokenRule(List<Hex> path) {
        for (int step = 1; step < path.size(); step++) {
            if (ruleAgainst(path.get(step - 1), path.get(step)).isPresent()) {
                return path.subList(0, step + 1);
            }
        }
        return List.of();
    }

    /** Returns the rule that forbids a step, ignored or not. */
    Optional<Rule> ruleAgainst(Hex from, Hex to) {
        return ruleAgainst(packed.cell(from), packed.cell(to));
    }

    private Optional<Rule> ruleAgainst(int from, int to) {
        int level = Math.max(height(from), height(to));
        int[] sides = Cells.sides(from, to);
        int left = height(sides[0]);
        int right = height(sides[1]);
        if (left > level && right > level) {
            return Optional.of(level == 0 ? Rule.SLIDE_1 : Rule.CLIMB_1);
        }
        return level == 0 && left == 0 && right == 0 ? Optional.of(Rule.SLIDE_2) : Optional.empty();
    }

    /** Returns the two cells next to both ends of a step, the left one first. */
    List<Hex> sides(Hex from, Hex to) {
        return packed.hexes(Cells.sides(packed.cell(from), packed.cell(to)));
    }

    /** Returns the number of pieces on a cell without the piece itself. */
    private int height(int cell) {
        return cell == start ? board.height(cell) - 1 : board.height(cell);
    }
}
