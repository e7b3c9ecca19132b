package io.github.hiverules.testkit;

import io.github.hiverules.Rule;
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

/** Finds where one piece can go by its own movement: a method for each kind of piece, in the hive without the piece. */
final class ReferenceMovement {

    private final ReferenceTurn turn;
    private final ReferenceHive lifted;
    private final Hex from;
    private final ReferenceStep step;
    private final boolean gatesAboveGround;
    private final Map<Object, Set<Hex>> computed = new HashMap<>();

    ReferenceMovement(ReferenceTurn turn, ReferenceHive lifted, Hex from) {
        this.turn = turn;
        this.lifted = lifted;
        this.from = from;
        this.step = new ReferenceStep(turn.applies(Rule.SLIDE_1), turn.applies(Rule.SLIDE_2));
        this.gatesAboveGround = turn.ruleset().gatesAboveGround() && turn.applies(Rule.CLIMB_1);
    }

    /** Returns where a piece of this kind can go. */
    Set<Hex> destinations(Bug kind) {
        return computeOnce(kind, () -> {
            Set<Hex> ends = new LinkedHashSet<>(computeDestinations(kind));
            if (turn.applies(Rule.STAY_1)) {
                ends.remove(from);
            }
            if (!turn.applies(Rule.HIVE_1)) { // otherwise no kind of movement leaves the hive
                from.neighbors().stream()
                        .filter(cell -> !lifted.isOccupied(cell))
                        .forEach(ends::add);
            }
            return ends;
        });
    }

    private Set<Hex> computeDestinations(Bug kind) {
        return switch (kind) {
            case QUEEN_BEE -> turn.applies(Rule.QUEEN_3) ? walkEnds(1, step) : reachableCells(step);
            case PILLBUG -> turn.applies(Rule.PILLBUG_1) ? walkEnds(1, step) : reachableCells(step);
            case BEETLE -> beetle();
            case GRASSHOPPER -> grasshopper();
            case SPIDER -> spider();
            case SOLDIER_ANT -> turn.applies(Rule.ANT_1) ? reachableCells(step) : walkEnds(1, step);
            case LADYBUG -> ladybug(gatesAboveGround);
            case MOSQUITO -> mosquito();
        };
    }

    /** SPIDER-1: exactly three steps. */
    private Set<Hex> spider() {
        Set<Hex> ends = new LinkedHashSet<>(walkEnds(3, step));
        if (!turn.applies(Rule.SPIDER_1)) {
            ends.addAll(walkEnds(1, step));
            ends.addAll(walkEnds(2, step));
        }
        return ends;
    }

    /**
     * Returns the cells where a walk of the given number of ground steps can end. It enters no cell twice and does not
     * return to its start.
     */
    Set<Hex> walkEnds(int steps, ReferenceStep rule) {
        return computeOnce(List.of(steps, rule), () -> {
            Set<Hex> ends = new LinkedHashSet<>();
            walk(List.of(from), steps, rule, ends);
            return ends;
        });
    }

    private void walk(List<Hex> path, int stepsLeft, ReferenceStep rule, Set<Hex> ends) {
        Hex here = path.get(path.size() - 1);
        if (stepsLeft == 0) {
            ends.add(here);
            return;
        }
        for (Hex next : here.neighbors()) {
            if (!path.contains(next) && rule.allows(lifted, here, next)) {
                List<Hex> longer = new ArrayList<>(path);
                longer.add(next);
                walk(longer, stepsLeft - 1, rule, ends);
            }
        }
    }

    Set<Hex> reachableCells(ReferenceStep rule) {
        return computeOnce(rule, () -> floodFill(rule));
    }

    private Set<Hex> floodFill(ReferenceStep rule) {
        Set<Hex> reached = new LinkedHashSet<>();
        Deque<Hex> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Hex here = open.pop();
            for (Hex next : here.neighbors()) {
                if (!reached.contains(next) && rule.allows(lifted, here, next)) {
                    reached.add(next);
                    open.push(next);
                }
            }
        }
        return reached;
    }

    /** BEETLE-1: one step. */
    private Set<Hex> beetle() {
        Set<Hex> ends = beetleSteps(from);
        if (!turn.applies(Rule.BEETLE_1)) {
            List.copyOf(ends).forEach(here -> ends.addAll(beetleSteps(here)));
        }
        return ends;
    }

    /** Returns the cells that one slide on the ground or one climb can reach. */
    private Set<Hex> beetleSteps(Hex here) {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex next : here.neighbors()) {
            boolean onGround = !lifted.isOccupied(here) && !lifted.isOccupied(next);
            if (onGround ? step.allows(lifted, here, next) : canClimb(here, next, gatesAboveGround)) {
                ends.add(next);
            }
        }
        return ends;
    }

    /** CLIMB-1: no gate at the height of the step. */
    private boolean canClimb(Hex start, Hex end, boolean gates) {
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
            if (lifted.touches(landing) && turn.permits(Rule.GRASSHOPPER_1, !landing.equals(first))) {
                ends.add(landing);
            }
        }
        return ends;
    }

    /** LADYBUG-1: up onto the hive, one step on top of it, down to an empty cell. */
    Set<Hex> ladybug(boolean gates) {
        Set<Hex> up = climbEnds(Set.of(from), true, gates);
        Set<Hex> across = climbEnds(up, true, gates);
        Set<Hex> ends = climbEnds(across, false, gates);
        if (!turn.applies(Rule.LADYBUG_1)) {
            ends.addAll(climbEnds(up, false, gates));
            ends.addAll(climbEnds(climbEnds(across, true, gates), false, gates));
        }
        return ends;
    }

    /** Returns the cells that one climb from any of these cells reaches: onto the hive, or down from it. */
    private Set<Hex> climbEnds(Set<Hex> starts, boolean ontoHive, boolean gates) {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex here : starts) {
            for (Hex next : here.neighbors()) {
                if (lifted.isOccupied(next) == ontoHive && canClimb(here, next, gates)) {
                    ends.add(next);
                }
            }
        }
        return ends;
    }

    /** MOSQUITO-2: a Beetle on top of another piece, otherwise any of the kinds it copies. */
    private Set<Hex> mosquito() {
        boolean onTop = lifted.isOccupied(from);
        Set<Bug> kinds = EnumSet.noneOf(Bug.class);
        if (onTop) {
            kinds.add(Bug.BEETLE);
        }
        if (turn.permits(Rule.MOSQUITO_2, !onTop)) {
            kinds.addAll(copied());
        }
        Set<Hex> ends = new LinkedHashSet<>();
        kinds.forEach(kind -> ends.addAll(destinations(kind)));
        return ends;
    }

    /** Returns the kinds that a Mosquito on the ground copies here: all kinds on top next to it except the Mosquito. */
    Set<Bug> copied() {
        Set<Bug> kinds = touchedKinds(from);
        if (!turn.applies(Rule.MOSQUITO_1)) {
            kinds.addAll(coveredKinds());
        }
        if (!turn.applies(Rule.MOSQUITO_3)) {
            kinds.addAll(kindsOfTouchedMosquitoes());
        }
        return kinds;
    }

    private Set<Bug> touchedKinds(Hex hex) {
        return kindsButMosquito(lifted.neighboringTops(hex));
    }

    /** Returns the kinds of the covered pieces next to the Mosquito. */
    Set<Bug> coveredKinds() {
        List<Piece> covered = new ArrayList<>();
        for (Hex hex : lifted.occupiedNeighbors(from)) {
            covered.addAll(lifted.stack(hex).subList(0, lifted.height(hex) - 1));
        }
        return kindsButMosquito(covered);
    }

    /**
     * Returns the kinds that the Mosquito could copy from touched Mosquitoes if MOSQUITO-3 allowed it; a Mosquito on a
     * stack moves as a Beetle.
     */
    Set<Bug> kindsOfTouchedMosquitoes() {
        Set<Bug> kinds = EnumSet.noneOf(Bug.class);
        for (Hex hex : lifted.occupiedNeighbors(from)) {
            if (lifted.hasOnTop(hex, Bug.MOSQUITO)) {
                kinds.addAll(lifted.height(hex) > 1 ? Set.of(Bug.BEETLE) : touchedKinds(hex));
            }
        }
        return kinds;
    }

    private static Set<Bug> kindsButMosquito(List<Piece> pieces) {
        Set<Bug> kinds = EnumSet.noneOf(Bug.class);
        pieces.forEach(piece -> kinds.add(piece.bug()));
        kinds.remove(Bug.MOSQUITO);
        return kinds;
    }

    /** Computes the cells only once, because finding a broken rule needs the same cells many times. */
    private Set<Hex> computeOnce(Object key, Supplier<Set<Hex>> answer) {
        Set<Hex> cached = computed.get(key);
        Set<Hex> cells = cached != null ? cached : answer.get();
        computed.put(key, cells);
        return cells;
    }
}
