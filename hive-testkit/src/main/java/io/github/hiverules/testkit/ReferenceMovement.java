package io.github.hiverules.testkit;

import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Where one piece gets by its own movement: a method for each insect, in the hive without the piece. */
final class ReferenceMovement {

    private final ReferenceHive lifted;
    private final Hex from;
    private final boolean gatesAboveGround;
    private final Map<Object, Set<Hex>> known = new HashMap<>();

    ReferenceMovement(ReferenceHive lifted, Hex from, boolean gatesAboveGround) {
        this.lifted = lifted;
        this.from = from;
        this.gatesAboveGround = gatesAboveGround;
    }

    /** The destinations of a piece of this kind. */
    Set<Hex> of(Bug kind) {
        return once(kind, () -> destinations(kind));
    }

    private Set<Hex> destinations(Bug kind) {
        return switch (kind) {
            case QUEEN_BEE, PILLBUG -> walks(1, ReferenceStep.LEGAL); // QUEEN-3, PILLBUG-1
            case BEETLE -> beetle();
            case GRASSHOPPER -> grasshopper();
            case SPIDER -> walks(3, ReferenceStep.LEGAL); // SPIDER-1
            case SOLDIER_ANT -> anywhere(ReferenceStep.LEGAL); // ANT-1
            case LADYBUG -> ladybug(gatesAboveGround);
            case MOSQUITO -> mosquito();
        };
    }

    /** The ends of all walks of exactly so many ground steps that enter no cell twice, nor the start. */
    Set<Hex> walks(int steps, ReferenceStep rule) {
        return once(List.of(steps, rule), () -> {
            Set<Hex> ends = new LinkedHashSet<>();
            walk(List.of(from), steps, rule, ends);
            return ends;
        });
    }

    private void walk(List<Hex> way, int stepsLeft, ReferenceStep rule, Set<Hex> ends) {
        Hex here = way.get(way.size() - 1);
        if (stepsLeft == 0) {
            ends.add(here);
            return;
        }
        for (Hex next : here.neighbors()) {
            if (!way.contains(next) && rule.allows(lifted, here, next)) {
                List<Hex> longer = new ArrayList<>(way);
                longer.add(next);
                walk(longer, stepsLeft - 1, rule, ends);
            }
        }
    }

    /** All cells that one or more ground steps reach. */
    Set<Hex> anywhere(ReferenceStep rule) {
        return once(rule, () -> flood(rule));
    }

    private Set<Hex> flood(ReferenceStep rule) {
        Set<Hex> reached = new LinkedHashSet<>(Set.of(from));
        Deque<Hex> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            Hex here = open.pop();
            for (Hex next : here.neighbors()) {
                if (!reached.contains(next) && rule.allows(lifted, here, next)) {
                    reached.add(next);
                    open.push(next);
                }
            }
        }
        reached.remove(from); // STAY-1
        return reached;
    }

    /** BEETLE-1: one step; on the ground a slide, else a climb. */
    private Set<Hex> beetle() {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex next : from.neighbors()) {
            boolean onGround = !lifted.isOccupied(from) && !lifted.isOccupied(next);
            if (onGround ? ReferenceStep.LEGAL.allows(lifted, from, next) : climbs(from, next, gatesAboveGround)) {
                ends.add(next);
            }
        }
        return ends;
    }

    /** CLIMB-1: no gate at the height of the step. */
    private boolean climbs(Hex start, Hex end, boolean gates) {
        return !gates || !lifted.hasGateAbove(Math.max(lifted.height(start), lifted.height(end)), start, end);
    }

    /** GRASSHOPPER-1: in a line over one or more occupied cells to the first empty one. */
    private Set<Hex> grasshopper() {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Direction direction : Direction.values()) {
            Hex first = from.neighbor(direction);
            Hex landing = first;
            while (lifted.isOccupied(landing)) {
                landing = landing.neighbor(direction);
            }
            if (!landing.equals(first)) {
                ends.add(landing);
            }
        }
        return ends;
    }

    /** LADYBUG-1: up onto the hive, one step on top of it, down to an empty cell. */
    Set<Hex> ladybug(boolean gates) {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex up : from.neighbors()) {
            for (Hex across : up.neighbors()) {
                for (Hex down : across.neighbors()) {
                    if (lifted.isOccupied(up)
                            && lifted.isOccupied(across)
                            && !lifted.isOccupied(down)
                            && !down.equals(from)
                            && climbs(from, up, gates)
                            && climbs(up, across, gates)
                            && climbs(across, down, gates)) {
                        ends.add(down);
                    }
                }
            }
        }
        return ends;
    }

    /** MOSQUITO-1 to MOSQUITO-3: a Beetle on top of another piece, else any of the kinds it touches. */
    private Set<Hex> mosquito() {
        if (lifted.isOccupied(from)) {
            return beetle();
        }
        Set<Hex> ends = new LinkedHashSet<>();
        copied().forEach(kind -> ends.addAll(of(kind)));
        return ends;
    }

    /** The kinds that a Mosquito on the ground copies here: those on top next to it, never a Mosquito. */
    Set<Bug> copied() {
        return copiedAt(from);
    }

    Set<Bug> copiedAt(Hex hex) {
        Set<Bug> kinds = EnumSet.noneOf(Bug.class);
        lifted.touchedTops(hex).stream().map(Piece::bug).forEach(kinds::add);
        kinds.remove(Bug.MOSQUITO);
        return kinds;
    }

    /** A refusal asks for the same cells again and again. */
    private Set<Hex> once(Object question, Supplier<Set<Hex>> answer) {
        Set<Hex> before = known.get(question);
        Set<Hex> cells = before != null ? before : answer.get();
        known.put(question, cells);
        return cells;
    }
}
