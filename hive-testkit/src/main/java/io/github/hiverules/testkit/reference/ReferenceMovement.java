package io.github.hiverules.testkit.reference;

import io.github.hiverules.Toggle;
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

/** Finds where one piece can go by its own movement: a method for each insect, in the hive without the piece. */
public final class ReferenceMovement {

    private final ReferenceTurn turn;
    private final ReferenceHive lifted;
    private final Hex from;
    private final Map<Object, Set<Hex>> computed = new HashMap<>();

    /** Creates the movement of a piece that has been lifted from its cell. */
    public ReferenceMovement(ReferenceTurn turn, ReferenceHive lifted, Hex from) {
        this.turn = turn;
        this.lifted = lifted;
        this.from = from;
    }

    /** Returns where a piece can go that moves as an insect. */
    public Set<Hex> destinations(Bug movesAs) {
        return computeOnce(movesAs, () -> {
            Set<Hex> ends = new LinkedHashSet<>(ends(movesAs));
            ends.remove(from); // STAY-1
            return ends;
        });
    }

    /** Returns where the movement of an insect ends. */
    private Set<Hex> ends(Bug movesAs) {
        return switch (movesAs) {
            case QUEEN_BEE, PILLBUG -> walkEnds(1, ReferenceStep.LEGAL); // QUEEN-3, PILLBUG-1
            case BEETLE -> beetleSteps(from); // BEETLE-1
            case GRASSHOPPER -> jumps();
            case SPIDER -> walkEnds(3, ReferenceStep.LEGAL); // SPIDER-1
            case SOLDIER_ANT -> reachableCells(ReferenceStep.LEGAL); // ANT-1
            case LADYBUG -> ladybug(hasGatesAboveGround());
            case MOSQUITO -> mosquito();
        };
    }

    // On the ground.

    /**
     * Returns the cells where a walk of the given number of ground steps can end. It enters no cell twice and does not
     * return to its start.
     */
    public Set<Hex> walkEnds(int steps, ReferenceStep rule) {
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

    /** Returns the cells that any number of ground steps can reach. */
    public Set<Hex> reachableCells(ReferenceStep rule) {
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

    // Above the ground.

    /** Returns the cells that one slide on the ground or one climb of a Beetle can reach. */
    private Set<Hex> beetleSteps(Hex here) {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex next : here.neighbors()) {
            boolean onGround = !lifted.isOccupied(here) && !lifted.isOccupied(next);
            if (onGround
                    ? ReferenceStep.LEGAL.allows(lifted, here, next)
                    : canClimb(here, next, hasGatesAboveGround())) {
                ends.add(next);
            }
        }
        return ends;
    }

    /** CLIMB-1: returns whether a piece can step from one cell to another if one of them is occupied. */
    private boolean canClimb(Hex start, Hex end, boolean gates) {
        int level = Math.max(lifted.height(start), lifted.height(end));
        return !gates || !lifted.hasGateAbove(level, start, end);
    }

    private boolean hasGatesAboveGround() {
        return turn.ruleset().has(Toggle.GATES_ABOVE_GROUND);
    }

    /** GRASSHOPPER-1: in a line over one or more occupied cells to the first empty one. */
    private Set<Hex> jumps() {
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
    public Set<Hex> ladybug(boolean gates) {
        Set<Hex> up = climbEnds(Set.of(from), true, gates);
        Set<Hex> across = climbEnds(up, true, gates);
        return climbEnds(across, false, gates);
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

    // The Mosquito.

    /** MOSQUITO-2: a Beetle on top of another piece, otherwise any of the insects it copies. */
    private Set<Hex> mosquito() {
        Set<Hex> ends = new LinkedHashSet<>();
        Set<Bug> bugs = lifted.isOccupied(from) ? Set.of(Bug.BEETLE) : copied();
        bugs.forEach(movesAs -> ends.addAll(destinations(movesAs)));
        return ends;
    }

    /** MOSQUITO-1, MOSQUITO-3: all insects on top next to the Mosquito except the Mosquito itself. */
    public Set<Bug> copied() {
        return touchedBugs(from);
    }

    private Set<Bug> touchedBugs(Hex hex) {
        return bugsButMosquito(lifted.neighboringTops(hex));
    }

    /** Returns the insects of the pieces that lie under another Mosquito next to this one, or under other pieces. */
    final Set<Bug> coveredBugs(boolean underMosquito) {
        List<Piece> covered = new ArrayList<>();
        for (Hex hex : lifted.occupiedNeighbors(from)) {
            if (lifted.hasOnTop(hex, Bug.MOSQUITO) == underMosquito) {
                covered.addAll(lifted.stack(hex).subList(0, lifted.height(hex) - 1));
            }
        }
        return bugsButMosquito(covered);
    }

    /**
     * Returns the insects that the Mosquito could copy from touched Mosquitoes if MOSQUITO-3 allowed it; a Mosquito on a
     * stack moves as a Beetle.
     */
    Set<Bug> bugsOfTouchedMosquitoes() {
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        for (Hex hex : lifted.occupiedNeighbors(from)) {
            if (lifted.hasOnTop(hex, Bug.MOSQUITO)) {
                bugs.addAll(lifted.height(hex) > 1 ? Set.of(Bug.BEETLE) : touchedBugs(hex));
            }
        }
        return bugs;
    }

    private static Set<Bug> bugsButMosquito(List<Piece> pieces) {
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        pieces.forEach(piece -> bugs.add(piece.bug()));
        bugs.remove(Bug.MOSQUITO);
        return bugs;
    }

    /** Computes the cells only once, because finding a broken rule needs the same cells many times. */
    private Set<Hex> computeOnce(Object key, Supplier<Set<Hex>> answer) {
        Set<Hex> cached = computed.get(key);
        Set<Hex> cells = cached != null ? cached : answer.get();
        computed.put(key, cells);
        return cells;
    }
}
