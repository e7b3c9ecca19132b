package io.github.hiverules.testkit;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Stacks from bottom to top, for {@link SwitchableRules}. */
record SwitchableHive(Map<Hex, List<Piece>> stacks) {

    int height(Hex hex) {
        return stack(hex).size();
    }

    List<Piece> stack(Hex hex) {
        return stacks.getOrDefault(hex, List.of());
    }

    boolean isEmpty(Hex hex) {
        return height(hex) == 0;
    }

    Optional<Piece> top(Hex hex) {
        return isEmpty(hex) ? Optional.empty() : Optional.of(stack(hex).get(height(hex) - 1));
    }

    boolean isTop(Hex hex, Bug bug) {
        return top(hex).map(Piece::bug).equals(Optional.of(bug));
    }

    List<Hex> occupiedNear(Hex hex) {
        return hex.neighbors().stream().filter(cell -> !isEmpty(cell)).toList();
    }

    boolean touches(Hex hex) {
        return !occupiedNear(hex).isEmpty();
    }

    Optional<Hex> find(Piece piece) {
        return stacks.keySet().stream()
                .filter(hex -> stack(hex).contains(piece))
                .findFirst();
    }

    /** How high the lower one of the two cells beside a step is: 0 if there is no gate of any height. */
    int gateHeight(Hex from, Hex to) {
        return from.neighbors().stream()
                .filter(to::isAdjacentTo)
                .mapToInt(this::height)
                .min()
                .orElse(0);
    }

    /** How high the higher one of the two cells beside a step is: 0 if the step has no contact. */
    int contactHeight(Hex from, Hex to) {
        return from.neighbors().stream()
                .filter(to::isAdjacentTo)
                .mapToInt(this::height)
                .max()
                .orElse(0);
    }

    SwitchableHive without(Hex hex, Piece piece) {
        Map<Hex, List<Piece>> changed = new LinkedHashMap<>(stacks);
        List<Piece> rest = new ArrayList<>(stack(hex));
        rest.remove(piece);
        changed.put(hex, rest);
        changed.values().removeIf(List::isEmpty);
        return new SwitchableHive(changed);
    }

    SwitchableHive with(Hex hex, Piece piece) {
        Map<Hex, List<Piece>> changed = new LinkedHashMap<>(stacks);
        List<Piece> higher = new ArrayList<>(stack(hex));
        higher.add(piece);
        changed.put(hex, higher);
        return new SwitchableHive(changed);
    }

    boolean isConnected() {
        Set<Hex> seen = new LinkedHashSet<>();
        Deque<Hex> open = new ArrayDeque<>();
        stacks.keySet().stream().limit(1).forEach(open::add);
        while (!open.isEmpty()) {
            Hex hex = open.pop();
            if (seen.add(hex)) {
                open.addAll(occupiedNear(hex));
            }
        }
        return seen.size() == stacks.size();
    }

    /** The hive and everything up to so many steps around it; the origin if the table is empty. */
    Set<Hex> near(int distance) {
        Set<Hex> cells = new LinkedHashSet<>(stacks.isEmpty() ? Set.of(Hex.ORIGIN) : stacks.keySet());
        for (int i = 0; i < distance; i++) {
            List.copyOf(cells).forEach(cell -> cells.addAll(cell.neighbors()));
        }
        return cells;
    }
}
