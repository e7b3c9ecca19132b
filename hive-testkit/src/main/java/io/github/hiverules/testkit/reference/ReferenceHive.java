package io.github.hiverules.testkit.reference;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All stacks in play, each from bottom to top, with simple queries. */
public final class ReferenceHive {

    private final Map<Hex, List<Piece>> stacks;

    /** Where each piece stands; empty until somebody asks. */
    private Map<Piece, Hex> cells = Map.of();

    public ReferenceHive(Map<Hex, List<Piece>> stacks) {
        this.stacks = stacks;
    }

    public Map<Hex, List<Piece>> stacks() {
        return stacks;
    }

    public boolean isEmpty() {
        return stacks.isEmpty();
    }

    public boolean isOccupied(Hex hex) {
        return stacks.containsKey(hex);
    }

    public List<Piece> stack(Hex hex) {
        return stacks.getOrDefault(hex, List.of());
    }

    public int height(Hex hex) {
        return stack(hex).size();
    }

    public Optional<Piece> top(Hex hex) {
        List<Piece> stack = stack(hex);
        return stack.isEmpty() ? Optional.empty() : Optional.of(stack.get(stack.size() - 1));
    }

    public boolean isTop(Hex hex, Piece piece) {
        return top(hex).equals(Optional.of(piece));
    }

    public boolean hasOnTop(Hex hex, Bug bug) {
        return top(hex).filter(piece -> piece.bug() == bug).isPresent();
    }

    public Optional<Hex> cellOf(Piece piece) {
        if (cells.isEmpty()) {
            Map<Piece, Hex> found = new HashMap<>();
            stacks.forEach((hex, stack) -> stack.forEach(standing -> found.putIfAbsent(standing, hex)));
            cells = Map.copyOf(found);
        }
        return Optional.ofNullable(cells.get(piece));
    }

    public int piecesInPlay(Color color) {
        int count = 0;
        for (List<Piece> stack : stacks.values()) {
            for (Piece piece : stack) {
                count += piece.color() == color ? 1 : 0;
            }
        }
        return count;
    }

    public List<Hex> occupiedNeighbors(Hex hex) {
        List<Hex> occupied = new ArrayList<>();
        for (Hex cell : hex.neighbors()) {
            if (isOccupied(cell)) {
                occupied.add(cell);
            }
        }
        return occupied;
    }

    /** Returns the pieces on top of the cells next to a cell. */
    public List<Piece> neighboringTops(Hex hex) {
        List<Piece> tops = new ArrayList<>();
        occupiedNeighbors(hex).forEach(cell -> top(cell).ifPresent(tops::add));
        return tops;
    }

    public boolean touches(Hex hex) {
        return !occupiedNeighbors(hex).isEmpty();
    }

    /** Returns the two cells next to both ends of a step. */
    public static List<Hex> sides(Hex from, Hex to) {
        List<Hex> sides = new ArrayList<>();
        for (Hex cell : from.neighbors()) {
            if (cell.isAdjacentTo(to)) {
                sides.add(cell);
            }
        }
        return sides;
    }

    /** Returns whether there is a gate between two cells: both side cells are higher than the given height. */
    public boolean hasGateAbove(int height, Hex from, Hex to) {
        return sides(from, to).stream().allMatch(side -> height(side) > height);
    }

    /** Returns the empty cells next to the hive. */
    public Set<Hex> rim() {
        Set<Hex> rim = new HashSet<>();
        for (Hex hex : stacks.keySet()) {
            rim.addAll(hex.neighbors());
        }
        rim.removeAll(stacks.keySet());
        return rim;
    }

    /** Returns the hive and all cells within the given number of steps of it, or of the origin if nothing is in play. */
    public Set<Hex> surroundings(int steps) {
        Set<Hex> cells = new HashSet<>(isEmpty() ? Set.of(Hex.ORIGIN) : stacks.keySet());
        for (int step = 0; step < steps; step++) {
            List.copyOf(cells).forEach(cell -> cells.addAll(cell.neighbors()));
        }
        return cells;
    }

    public boolean isConnected() {
        Set<Hex> unseen = new HashSet<>(stacks.keySet());
        Deque<Hex> open = new ArrayDeque<>();
        stacks.keySet().stream().limit(1).forEach(open::add);
        unseen.removeAll(List.copyOf(open));
        while (!open.isEmpty() && !unseen.isEmpty()) {
            for (Hex next : open.pop().neighbors()) {
                if (unseen.remove(next)) {
                    open.push(next);
                }
            }
        }
        return unseen.isEmpty();
    }

    /** Returns this hive without a piece, or unchanged if the piece does not stand there. */
    public ReferenceHive without(Hex hex, Piece piece) {
        List<Piece> rest = new ArrayList<>(stack(hex));
        rest.remove(piece);
        Map<Hex, List<Piece>> changed = new LinkedHashMap<>(stacks);
        if (rest.isEmpty()) {
            changed.remove(hex);
        } else {
            changed.put(hex, rest);
        }
        return new ReferenceHive(changed);
    }

    public ReferenceHive with(Hex hex, Piece piece) {
        Map<Hex, List<Piece>> changed = new LinkedHashMap<>(stacks);
        List<Piece> stack = new ArrayList<>(stack(hex));
        stack.add(piece);
        changed.put(hex, stack);
        return new ReferenceHive(changed);
    }
}
