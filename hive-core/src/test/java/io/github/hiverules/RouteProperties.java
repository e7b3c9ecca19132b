package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Every step of a route is legal by SLIDE-1, SLIDE-2 and CLIMB-1, which this class implements a second time. */
class RouteProperties {

    @Property(tries = 12, seed = "22")
    void everyLegalMove_hasRouteOfLegalSteps(@ForAll long seed) {
        Random random = new Random(seed);
        RandomPlay.play(
                random,
                RandomPlay.ruleset(random),
                60,
                position -> position.legalMoves().forEach(move -> {
                    if (move instanceof Move.Movement movement) {
                        assertLegalRoute(position, movement);
                    } else {
                        assertThat(position.route(move).isPresent()).isEqualTo(move instanceof Move.Placement);
                    }
                }));
    }

    private static void assertLegalRoute(Position position, Move.Movement movement) {
        Route route = position.route(movement).orElseThrow();
        List<Route.Stop> stops = route.stops();

        assertThat(route.piece()).isEqualTo(movement.piece());
        assertThat(stops.get(0))
                .isEqualTo(new Route.Stop(
                        movement.from(), position.stackAt(movement.from()).size() - 1));
        assertThat(stops.get(stops.size() - 1).cell()).isEqualTo(movement.to());
        assertThat(stops).doesNotHaveDuplicates();
        for (Route.Stop stop : stops.subList(1, stops.size())) {
            assertThat(stop.level()).isEqualTo(height(position, movement, stop.cell()));
        }
        for (int step = 1; step < stops.size(); step++) {
            Route.Stop from = stops.get(step - 1);
            Route.Stop to = stops.get(step);
            boolean isLegal = from.cell().isAdjacentTo(to.cell())
                    ? isLegalStep(position, movement, route, from, to)
                    : isJump(position, from.cell(), to.cell());
            assertThat(isLegal).as("%s in %s", route, position).isTrue();
        }
        assertLengthFitsKind(route);
    }

    private static void assertLengthFitsKind(Route route) {
        int steps = route.stops().size() - 1;
        if (route.thrower().isPresent()) {
            assertThat(steps).isEqualTo(2);
            return;
        }
        switch (route.movesAs()) {
            case SPIDER -> assertThat(steps).isEqualTo(3);
            case LADYBUG -> {
                assertThat(steps).isEqualTo(3);
                assertThat(route.stops().subList(1, 3)).allMatch(stop -> stop.level() > 0);
                assertThat(route.stops().get(3).level()).isZero();
            }
            case SOLDIER_ANT -> assertThat(route.stops()).allMatch(stop -> stop.level() == 0);
            case MOSQUITO -> throw new AssertionError("a Mosquito moves as another kind");
            case QUEEN_BEE, BEETLE, GRASSHOPPER, PILLBUG -> assertThat(steps).isEqualTo(1);
        }
    }

    /** Returns whether a straight row of pieces lies between two cells that are not next to each other. */
    private static boolean isJump(Position position, Hex from, Hex to) {
        Hex offset = to.minus(from);
        int length = from.distanceTo(to);
        Hex step = Hex.of(offset.q() / length, offset.r() / length);
        Hex cell = from.plus(step);
        for (int jumped = 1; jumped < length; jumped++) {
            if (position.stackAt(cell).isEmpty()) {
                return false;
            }
            cell = cell.plus(step);
        }
        return cell.equals(to);
    }

    private static boolean isLegalStep(
            Position position, Move.Movement movement, Route route, Route.Stop from, Route.Stop to) {
        Direction direction = from.cell().directionTo(to.cell()).orElseThrow();
        int left = height(position, movement, from.cell().neighbor(direction.rotated(1)));
        int right = height(position, movement, from.cell().neighbor(direction.rotated(-1)));
        if (from.level() == 0 && to.level() == 0) {
            return left == 0 ^ right == 0;
        }
        boolean gatesApply = position.ruleset().has(Toggle.GATES_ABOVE_GROUND)
                || route.thrower().isPresent();
        return !gatesApply || Math.min(left, right) <= Math.max(from.level(), to.level());
    }

    /** Returns the number of pieces on a cell, not counting the moving piece. */
    private static int height(Position position, Move.Movement movement, Hex hex) {
        int height = position.stackAt(hex).size();
        return hex.equals(movement.from()) ? height - 1 : height;
    }
}
