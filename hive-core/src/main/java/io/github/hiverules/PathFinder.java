package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.piece.Bug;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds the paths of a piece step by step, for routes and explanations. The fast {@code FreedomToMove} and the files of
 * the insects decide which moves are legal. This is the same in plain code, which can also leave out a rule; tests
 * compare both.
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
        return new PathFinder(packed, position.workspace().board(), packed.cell(start), ignored);
    }

    /** Returns a finder that ignores one more of the rules about steps: SLIDE-1, SLIDE-2 and CLIMB-1. */
    PathFinder ignoring(Rule rule) {
        Set<Rule> more = EnumSet.copyOf(ignored);
        more.add(rule);
        return new PathFinder(packed, board, start, more);
    }

    /**
     * Returns a shortest path to another cell, including both ends; empty if there is none. A Mosquito has only the paths
     * of the insects that it copies.
     */
    List<Hex> path(Bug movesAs, Hex to) {
        int end = packed.cell(to);
        int[] path = switch (movesAs) {
            case QUEEN_BEE, PILLBUG -> pathIf(isStep(start, end, false), end);
            case BEETLE -> pathIf(isStep(start, end, height(end) > 0), end);
            case GRASSHOPPER -> pathIf(isJump(end), end);
            case SPIDER -> threeSteps(false, end);
            case LADYBUG -> threeSteps(true, end);
            case SOLDIER_ANT -> walk(end);
            case MOSQUITO -> new int[0];
        };
        return packed.hexes(path);
    }

    private int[] pathIf(boolean exists, int end) {
        return exists ? new int[] {start, end} : new int[0];
    }

    private boolean isJump(int end) {
        for (int direction = 0; direction < Neighborhoods.COUNT; direction++) {
            int next = Cells.step(start, direction);
            boolean isOverPieces = height(next) > 0;
            while (height(next) > 0) {
                next = Cells.step(next, direction);
            }
            if (isOverPieces && next == end) {
                return true;
            }
        }
        return false;
    }

    /** Returns a path that ends on the ground after two steps there, or on top of the hive. */
    private int[] threeSteps(boolean isOverHive, int end) {
        for (int one : steps(start, isOverHive)) {
            for (int two : steps(one, isOverHive)) {
                if (two != start && one != end && isStep(two, end, false)) {
                    return new int[] {start, one, two, end};
                }
            }
        }
        return new int[0];
    }

    /** Returns the cells on which two steps on top of the hive can end, ordered by row and column. */
    List<Hex> halfwayCells() {
        return IntStream.of(steps(start, true))
                .flatMap(one -> IntStream.of(steps(one, true)))
                .distinct()
                .mapToObj(packed::hex)
                .sorted()
                .toList();
    }

    private int[] walk(int end) {
        int[] before = walkFrom(start);
        if (before[end] == NOT_VISITED) {
            return new int[0];
        }
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
            if (isStep(from, to, areOccupied)) {
                steps[count++] = to;
            }
        }
        return Arrays.copyOf(steps, count);
    }

    private boolean isStep(int from, int to, boolean isOccupied) {
        if (Cells.toward(from, to) == 0 || height(to) > 0 != isOccupied) {
            return false;
        }
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
