package example.toy;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** Where a lifted piece can go. */
final class ToyMovement {

    private final ToyBoard board;
    private final Cell from;
    private final int height;

    ToyMovement(ToyBoard board, Cell from, int height) {
        this.board = board;
        this.from = from;
        this.height = height;
    }

    Set<Cell> cells(char kind) {
        Set<Cell> cells = switch (kind) {
            case 'Q' -> slides(from);
            case 'B' -> climbs();
            case 'G' -> jumps();
            case 'S' -> runs(3);
            case 'A' -> rounds();
            default -> throw new IllegalArgumentException("no such kind: " + kind);
        };
        cells.remove(from);
        return cells;
    }

    private Set<Cell> slides(Cell at) {
        Set<Cell> cells = new HashSet<>();
        for (int step = 0; step < 6; step++) {
            boolean left = board.height(at.go(step + 1)) > 0;
            boolean right = board.height(at.go(step - 1)) > 0;
            if (board.height(at.go(step)) == 0 && left != right) {
                cells.add(at.go(step));
            }
        }
        return cells;
    }

    private Set<Cell> climbs() {
        Set<Cell> cells = new HashSet<>();
        for (int step = 0; step < 6; step++) {
            Cell to = from.go(step);
            int gate = Math.min(board.height(from.go(step + 1)), board.height(from.go(step - 1)));
            boolean above = height > 1 || board.height(to) > 0;
            if (above && gate <= Math.max(height - 1, board.height(to))) {
                cells.add(to);
            }
        }
        if (height == 1) {
            cells.addAll(slides(from));
        }
        return cells;
    }

    private Set<Cell> jumps() {
        Set<Cell> cells = new HashSet<>();
        for (int step = 0; step < 6; step++) {
            Cell cell = from.go(step);
            if (board.height(cell) > 0) {
                while (board.height(cell) > 0) {
                    cell = cell.go(step);
                }
                cells.add(cell);
            }
        }
        return cells;
    }

    private Set<Cell> runs(int steps) {
        Set<Cell> cells = new HashSet<>();
        run(new LinkedHashSet<>(Set.of(from)), from, steps, cells);
        return cells;
    }

    private void run(Set<Cell> path, Cell at, int steps, Set<Cell> ends) {
        if (steps == 0) {
            ends.add(at);
            return;
        }
        for (Cell next : slides(at)) {
            if (path.add(next)) {
                run(path, next, steps - 1, ends);
                path.remove(next);
            }
        }
    }

    private Set<Cell> rounds() {
        Set<Cell> seen = new HashSet<>(Set.of(from));
        Set<Cell> edge = seen;
        while (!edge.isEmpty()) {
            Set<Cell> further = new HashSet<>();
            edge.forEach(cell -> further.addAll(slides(cell)));
            further.removeIf(cell -> !seen.add(cell));
            edge = further;
        }
        return seen;
    }
}
