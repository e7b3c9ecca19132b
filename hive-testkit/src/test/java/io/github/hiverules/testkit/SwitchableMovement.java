package io.github.hiverules.testkit;

import io.github.hiverules.Rule;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** Where a piece gets by itself in the hive without it, for {@link SwitchableRules}. */
record SwitchableMovement(SwitchableHive lifted, Hex from, boolean gatesAboveGround, Predicate<Rule> on) {

    private static final int FAR = 30;

    Set<Hex> of(Bug kind) {
        Set<Hex> ends = new LinkedHashSet<>(destinations(kind));
        boolean moves = !ends.isEmpty();
        ends.remove(from);
        if (moves && !on.test(Rule.STAY_1)) {
            ends.add(from);
        }
        if (!on.test(Rule.HIVE_1)) {
            from.neighbors().stream().filter(lifted::isEmpty).forEach(ends::add);
        }
        return ends;
    }

    private Set<Hex> destinations(Bug kind) {
        return switch (kind) {
            case QUEEN_BEE -> on.test(Rule.QUEEN_3) ? walks(1, 1) : walks(1, FAR);
            case PILLBUG -> on.test(Rule.PILLBUG_1) ? walks(1, 1) : walks(1, FAR);
            case SOLDIER_ANT -> on.test(Rule.ANT_1) ? walks(1, FAR) : walks(1, 1);
            case SPIDER -> on.test(Rule.SPIDER_1) ? walks(3, 3) : walks(1, 3);
            case BEETLE -> steps(from, on.test(Rule.BEETLE_1) ? 1 : 2, this::beetleStep);
            case GRASSHOPPER -> grasshopper();
            case LADYBUG -> ladybug();
            case MOSQUITO -> mosquito();
        };
    }

    private boolean groundStep(Hex here, Hex next) {
        return lifted.isEmpty(next)
                && (!on.test(Rule.SLIDE_1) || lifted.gateHeight(here, next) == 0)
                && (on.test(Rule.SLIDE_2) ? lifted.contactHeight(here, next) > 0 : lifted.touches(next));
    }

    private boolean climbStep(Hex here, Hex next) {
        int level = Math.max(lifted.height(here), lifted.height(next));
        return !gatesAboveGround || !on.test(Rule.CLIMB_1) || lifted.gateHeight(here, next) <= level;
    }

    private boolean beetleStep(Hex here, Hex next) {
        return (lifted.isEmpty(here) && lifted.isEmpty(next)) ? groundStep(here, next) : climbStep(here, next);
    }

    /** The ends of all walks of a length within limits; short ones enter no cell twice, long ones need not care. */
    private Set<Hex> walks(int least, int most) {
        if (most == FAR) {
            return steps(from, most, this::groundStep);
        }
        Set<Hex> ends = new LinkedHashSet<>();
        walk(List.of(from), least, most, ends);
        return ends;
    }

    private void walk(List<Hex> way, int least, int most, Set<Hex> ends) {
        Hex here = way.get(way.size() - 1);
        if (way.size() > least) {
            ends.add(here);
        }
        if (way.size() > most) {
            return;
        }
        for (Hex next : here.neighbors()) {
            if (!way.contains(next) && groundStep(here, next)) {
                List<Hex> longer = new ArrayList<>(way);
                longer.add(next);
                walk(longer, least, most, ends);
            }
        }
    }

    private static Set<Hex> steps(Hex start, int most, BiPredicate<Hex, Hex> step) {
        Set<Hex> reached = new LinkedHashSet<>(Set.of(start));
        for (int i = 0; i < most; i++) {
            for (Hex here : List.copyOf(reached)) {
                here.neighbors().stream().filter(next -> step.test(here, next)).forEach(reached::add);
            }
        }
        reached.remove(start);
        return reached;
    }

    private Set<Hex> grasshopper() {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Direction direction : Direction.values()) {
            Hex cell = from.neighbor(direction);
            int jumped = 0;
            while (!lifted.isEmpty(cell)) {
                cell = cell.neighbor(direction);
                jumped++;
            }
            if (jumped > 0 || (!on.test(Rule.GRASSHOPPER_1) && lifted.touches(cell))) {
                ends.add(cell);
            }
        }
        return ends;
    }

    private Set<Hex> ladybug() {
        Set<Hex> ends = new LinkedHashSet<>();
        Set<Hex> onTop = Set.of(from);
        int most = on.test(Rule.LADYBUG_1) ? 2 : 3;
        for (int i = 0; i < most; i++) {
            onTop = climbs(onTop, false);
            if (i == 1 || !on.test(Rule.LADYBUG_1)) {
                ends.addAll(climbs(onTop, true));
            }
        }
        return ends;
    }

    private Set<Hex> climbs(Set<Hex> starts, boolean down) {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex here : starts) {
            here.neighbors().stream()
                    .filter(next -> lifted.isEmpty(next) == down && climbStep(here, next))
                    .forEach(ends::add);
        }
        return ends;
    }

    private Set<Hex> mosquito() {
        boolean onTop = !lifted.isEmpty(from);
        Set<Bug> kinds = EnumSet.noneOf(Bug.class);
        if (onTop) {
            kinds.add(Bug.BEETLE);
        }
        if (!onTop || !on.test(Rule.MOSQUITO_2)) {
            lifted.occupiedNear(from).forEach(cell -> kinds.addAll(lentBy(cell)));
        }
        kinds.remove(Bug.MOSQUITO);
        Set<Hex> ends = new LinkedHashSet<>();
        kinds.forEach(kind -> ends.addAll(destinations(kind)));
        return ends;
    }

    private Set<Bug> lentBy(Hex cell) {
        Set<Bug> kinds = EnumSet.noneOf(Bug.class);
        lifted.top(cell).map(Piece::bug).ifPresent(kinds::add);
        if (!on.test(Rule.MOSQUITO_1)) {
            lifted.stack(cell).forEach(piece -> kinds.add(piece.bug()));
        }
        if (lifted.isTop(cell, Bug.MOSQUITO) && !on.test(Rule.MOSQUITO_3)) {
            if (lifted.height(cell) > 1) {
                kinds.add(Bug.BEETLE);
            } else {
                lifted.occupiedNear(cell)
                        .forEach(next -> lifted.top(next).map(Piece::bug).ifPresent(kinds::add));
            }
        }
        return kinds;
    }
}
