package example.toy;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** Finds the cells that a lifted piece can reach. */
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
            case 'S' -> spiderWalks(3);
            case 'A' -> antWalks();
            default -> throw new IllegalArgumentException("no such kind: " + kind);
        };
        cells.remove(from);
        return cells;
    }

    private Set<Cell> slides(Cell at) {
        Set<Cell> cells = new HashSet<>();
        for (int step = 0; step < 6; step++) {
            boolean isLeftOccupied = board.height(at.go(step + 1)) > 0;
            boolean isRightOccupied = board.height(at.go(step - 1)) > 0;
            if (board.height(at.go(step)) == 0 && isLeftOccupied != isRightOccupied) {
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
            boolean isAboveGround = height > 1 || board.height(to) > 0;
            if (isAboveGround && gate <= Math.max(height - 1, board.height(to))) {
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

    private Set<Cell> spiderWalks(int steps) {
        Set<Cell> cells = new HashSet<>();
        walk(new LinkedHashSet<>(Set.of(from)), from, steps, cells);
        return cells;
    }

    private void walk(Set<Cell> path, Cell at, int steps, Set<Cell> ends) {
        if (steps == 0) {
            ends.add(at);
            return;
        }
        for (Cell next : slides(at)) {
            if (path.add(next)) {
                walk(path, next, steps - 1, ends);
                path.remove(next);
            }
        }
    }

    private Set<Cell> antWalks() {
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
