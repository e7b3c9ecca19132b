package io.github.hiverules.testkit;

import static io.github.hiverules.testkit.MistakePattern.ANT_TAKES_ONE_STEP;
import static io.github.hiverules.testkit.MistakePattern.ASKS_FOR_CONTACT_ABOVE_GROUND;
import static io.github.hiverules.testkit.MistakePattern.BEETLES_KEEP_THEIR_LEVEL;
import static io.github.hiverules.testkit.MistakePattern.BEETLES_STAY_ON_THE_GROUND;
import static io.github.hiverules.testkit.MistakePattern.BEETLES_STAY_ON_TOP;
import static io.github.hiverules.testkit.MistakePattern.CLIMBS_AT_MOST_TWO_LEVELS;
import static io.github.hiverules.testkit.MistakePattern.GRASSHOPPER_JUMPS_GAPS;
import static io.github.hiverules.testkit.MistakePattern.GRASSHOPPER_JUMPS_ONE_PIECE;
import static io.github.hiverules.testkit.MistakePattern.SEES_GATES_ONE_LEVEL_TOO_HIGH;
import static io.github.hiverules.testkit.MistakePattern.SEES_GATES_ONE_LEVEL_TOO_LOW;
import static io.github.hiverules.testkit.MistakePattern.SPIDER_GOES_BY_LAYERS;
import static io.github.hiverules.testkit.MistakePattern.SPIDER_SHARES_VISITED_CELLS;
import static io.github.hiverules.testkit.MistakePattern.SPIDER_STEPS_BACK;
import static io.github.hiverules.testkit.MistakePattern.STACKS_AT_MOST_FOUR;
import static io.github.hiverules.testkit.MistakePattern.STACKS_AT_MOST_TWO;
import static io.github.hiverules.testkit.MistakePattern.START_CELL_BLOCKS;
import static io.github.hiverules.testkit.MistakePattern.START_CELL_SUPPORTS;
import static io.github.hiverules.testkit.MistakePattern.TURNS_GATES_ROUND;
import static io.github.hiverules.testkit.MistakePattern.WALKS_WITHOUT_LIFTING;

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
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Finds where one piece can go by its own movement: a method for each kind of piece, in the hive without the piece. */
final class ReferenceMovement {

    private final ReferenceTurn turn;
    private final ReferenceHive lifted;
    private final Hex from;
    private final Map<Object, Set<Hex>> computed = new HashMap<>();

    ReferenceMovement(ReferenceTurn turn, ReferenceHive lifted, Hex from) {
        this.turn = turn;
        this.lifted = lifted;
        this.from = from;
    }

    private ReferenceStep step(Bug kind) {
        boolean stays = turn.makes(WALKS_WITHOUT_LIFTING, kind);
        return new ReferenceStep(
                turn.applies(Rule.SLIDE_1, kind),
                turn.applies(Rule.SLIDE_2, kind),
                Optional.of(from).filter(start -> stays || turn.makes(START_CELL_BLOCKS, kind)),
                Optional.of(from).filter(start -> stays || turn.makes(START_CELL_SUPPORTS, kind)));
    }

    /** Returns where a piece of this kind can go. */
    Set<Hex> destinations(Bug kind) {
        return computeOnce(kind, () -> {
            Set<Hex> ends = new LinkedHashSet<>(computeDestinations(kind));
            if (turn.applies(Rule.STAY_1, kind)) {
                ends.remove(from);
            }
            if (!turn.applies(Rule.HIVE_1, kind)) { // otherwise no kind of movement leaves the hive
                from.neighbors().stream()
                        .filter(cell -> !lifted.isOccupied(cell))
                        .forEach(ends::add);
            }
            return ends;
        });
    }

    private Set<Hex> computeDestinations(Bug kind) {
        ReferenceStep step = step(kind);
        return switch (kind) {
            case QUEEN_BEE -> turn.applies(Rule.QUEEN_3) ? walkEnds(1, step) : reachableCells(step);
            case PILLBUG -> turn.applies(Rule.PILLBUG_1) ? walkEnds(1, step) : reachableCells(step);
            case BEETLE -> beetle();
            case GRASSHOPPER -> grasshopper();
            case SPIDER -> spider(step);
            case SOLDIER_ANT -> turn.makes(ANT_TAKES_ONE_STEP) ? walkEnds(1, step) : reachableCells(step);
            case LADYBUG -> ladybug(gatesAboveGround(kind));
            case MOSQUITO -> mosquito();
        };
    }

    private boolean gatesAboveGround(Bug kind) {
        return turn.ruleset().gatesAboveGround() && turn.applies(Rule.CLIMB_1, kind);
    }

    /** SPIDER-1: exactly three steps. */
    private Set<Hex> spider(ReferenceStep step) {
        if (turn.makes(SPIDER_GOES_BY_LAYERS)) {
            return cellsOfThirdLayer(step);
        }
        Set<Hex> ends = new LinkedHashSet<>(walkEnds(3, step));
        if (turn.makes(SPIDER_SHARES_VISITED_CELLS)) {
            ends.clear();
            walkOnce(from, 3, step, new HashSet<>(Set.of(from)), ends);
        }
        if (!turn.applies(Rule.SPIDER_1)) {
            ends.addAll(walkEnds(1, step));
            ends.addAll(walkEnds(2, step));
        }
        if (turn.makes(SPIDER_STEPS_BACK)) {
            ends.addAll(stepsFrom(stepsFrom(stepsFrom(Set.of(from), step), step), step));
            ends.remove(from);
        }
        if (!turn.applies(Rule.STAY_1, Bug.SPIDER)) {
            stepsFrom(stepsFrom(Set.of(from), step), step).stream()
                    .filter(cell -> cell.isAdjacentTo(from) && walkEnds(1, step).contains(cell))
                    .limit(1)
                    .forEach(cell -> ends.add(from));
        }
        return ends;
    }

    /** Returns the cells that three steps reach, but no fewer. */
    private Set<Hex> cellsOfThirdLayer(ReferenceStep step) {
        Set<Hex> layer = Set.of(from);
        Set<Hex> seen = new HashSet<>(layer);
        for (int i = 0; i < 3; i++) {
            layer = stepsFrom(layer, step);
            layer.removeAll(seen);
            seen.addAll(layer);
        }
        return layer;
    }

    private Set<Hex> stepsFrom(Set<Hex> starts, ReferenceStep step) {
        Set<Hex> ends = new LinkedHashSet<>();
        starts.forEach(here -> here.neighbors().stream()
                .filter(next -> step.allows(lifted, here, next))
                .forEach(ends::add));
        return ends;
    }

    /** Walks like a program that never enters a cell again, even on another way. */
    private void walkOnce(Hex here, int stepsLeft, ReferenceStep step, Set<Hex> visited, Set<Hex> ends) {
        if (stepsLeft == 0) {
            ends.add(here);
            return;
        }
        for (Hex next : here.neighbors()) {
            if (step.allows(lifted, here, next) && visited.add(next)) {
                walkOnce(next, stepsLeft - 1, step, visited, ends);
            }
        }
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
        ReferenceStep step = step(Bug.BEETLE);
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex next : here.neighbors()) {
            boolean onGround = !lifted.isOccupied(here) && !lifted.isOccupied(next);
            if (onGround ? step.allows(lifted, here, next) : canBeetleClimb(here, next)) {
                ends.add(next);
            }
        }
        return ends;
    }

    private boolean canBeetleClimb(Hex start, Hex end) {
        return canClimb(start, end, Bug.BEETLE, gatesAboveGround(Bug.BEETLE))
                && !turn.makes(lifted.isOccupied(end) ? BEETLES_STAY_ON_THE_GROUND : BEETLES_STAY_ON_TOP)
                && !(lifted.height(start) != lifted.height(end) && turn.makes(BEETLES_KEEP_THEIR_LEVEL));
    }

    /** CLIMB-1: no gate at the height of the step. */
    private boolean canClimb(Hex start, Hex end, Bug kind, boolean gates) {
        int level = Math.max(lifted.height(start), lifted.height(end));
        return !(gates && isGateAbove(level, start, end, kind))
                && !(turn.makes(ASKS_FOR_CONTACT_ABOVE_GROUND, kind)
                        && ReferenceHive.sides(start, end).stream().noneMatch(lifted::isOccupied))
                && !(turn.makes(STACKS_AT_MOST_FOUR) && lifted.height(end) >= 4)
                && !(turn.makes(STACKS_AT_MOST_TWO) && lifted.height(end) >= 2)
                && !(turn.makes(CLIMBS_AT_MOST_TWO_LEVELS) && Math.abs(lifted.height(start) - lifted.height(end)) > 2);
    }

    private boolean isGateAbove(int level, Hex start, Hex end, Bug kind) {
        if (turn.makes(TURNS_GATES_ROUND, kind)) {
            return ReferenceHive.sides(start, end).stream().allMatch(side -> lifted.height(side) < level);
        }
        int levelsTooHigh = (turn.makes(SEES_GATES_ONE_LEVEL_TOO_HIGH, kind) ? 1 : 0)
                - (turn.makes(SEES_GATES_ONE_LEVEL_TOO_LOW, kind) ? 1 : 0);
        return lifted.hasGateAbove(level + levelsTooHigh, start, end);
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
            boolean isTooFar = from.distanceTo(landing) > 2 && turn.makes(GRASSHOPPER_JUMPS_ONE_PIECE);
            if (lifted.touches(landing) && !isTooFar && turn.permits(Rule.GRASSHOPPER_1, !landing.equals(first))) {
                ends.add(landing);
            }
            if (turn.makes(GRASSHOPPER_JUMPS_GAPS)) {
                addCellsOfLine(ends, direction);
            }
        }
        return ends;
    }

    private void addCellsOfLine(Set<Hex> ends, Direction direction) {
        Hex cell = from.neighbor(direction);
        for (int distance = 2; distance <= lifted.stacks().size() + 1; distance++) {
            cell = cell.neighbor(direction);
            if (!lifted.isOccupied(cell) && lifted.touches(cell)) {
                ends.add(cell);
            }
        }
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
                if (lifted.isOccupied(next) == ontoHive && canClimb(here, next, Bug.LADYBUG, gates)) {
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
        Set<Bug> kinds = coveredKinds(false);
        kinds.addAll(coveredKinds(true));
        return kinds;
    }

    /** Returns the kinds of the pieces that lie under another Mosquito next to this one, or under other pieces. */
    Set<Bug> coveredKinds(boolean underMosquito) {
        List<Piece> covered = new ArrayList<>();
        for (Hex hex : lifted.occupiedNeighbors(from)) {
            if (lifted.hasOnTop(hex, Bug.MOSQUITO) == underMosquito) {
                covered.addAll(lifted.stack(hex).subList(0, lifted.height(hex) - 1));
            }
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
