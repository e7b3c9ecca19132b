package io.github.hiverules.judge;

import static io.github.hiverules.judge.Mistake.movement;
import static io.github.hiverules.judge.Mistake.without;

import io.github.hiverules.Rule;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.ReferenceMovement;
import io.github.hiverules.testkit.reference.ReferenceStep;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What programs get wrong about how one kind of piece moves. */
final class KindMistakes {

    private KindMistakes() {}

    static List<Mistake> all() {
        return List.of(
                without("QUEEN_MOVES_LIKE_AN_ANT", "lets Queen Bees go too far", Rule.QUEEN_3),
                without("BEETLE_TAKES_TWO_STEPS", "lets Beetles go too far", Rule.BEETLE_1),
                beetle(
                        "BEETLES_STAY_ON_THE_GROUND",
                        "never lets Beetles climb onto a piece",
                        (lifted, start, end, right) -> right && !lifted.isOccupied(end)),
                beetle(
                        "BEETLES_STAY_ON_TOP",
                        "never lets Beetles come down to the ground",
                        (lifted, start, end, right) -> right && lifted.isOccupied(end)),
                beetle(
                        "BEETLES_KEEP_THEIR_LEVEL",
                        "lets Beetles neither climb up nor down",
                        (lifted, start, end, right) -> right && lifted.height(start) == lifted.height(end)),
                without(
                        "GRASSHOPPER_STEPS",
                        "lets Grasshoppers step to a neighboring cell without a jump",
                        Rule.GRASSHOPPER_1),
                ends(
                        Bug.GRASSHOPPER,
                        "GRASSHOPPER_JUMPS_GAPS",
                        "lets Grasshoppers jump over empty cells",
                        KindMistakes::jumpsOverGaps),
                ends(
                        Bug.GRASSHOPPER,
                        "GRASSHOPPER_JUMPS_ONE_PIECE",
                        "lets Grasshoppers jump over one piece only",
                        (movement, right) -> {
                            right.removeIf(to -> movement.from().distanceTo(to) > 2);
                            return right;
                        }),
                without("SPIDER_STOPS_EARLY", "lets Spiders take fewer than three steps", Rule.SPIDER_1),
                ends(Bug.SPIDER, "SPIDER_STEPS_BACK", "lets Spiders step back on their way", (movement, right) -> {
                    Set<Hex> from = Set.of(movement.from());
                    right.addAll(stepsFrom(movement, stepsFrom(movement, stepsFrom(movement, from))));
                    return right;
                }),
                ends(
                        Bug.SPIDER,
                        "SPIDER_GOES_BY_LAYERS",
                        "lets Spiders reach only cells that are at least three steps away",
                        (movement, right) -> thirdLayer(movement)),
                ends(
                        Bug.SPIDER,
                        "SPIDER_SHARES_VISITED_CELLS",
                        "keeps one set of visited cells for all ways of a Spider, so it misses some of her moves",
                        (movement, right) -> {
                            Set<Hex> ends = new LinkedHashSet<>();
                            walkOnce(movement, movement.from(), 3, new HashSet<>(Set.of(movement.from())), ends);
                            return ends;
                        }),
                ends(
                        Bug.SOLDIER_ANT,
                        "ANT_TAKES_ONE_STEP",
                        "lets Soldier Ants take a single step only",
                        (movement, right) -> movement.walkEnds(1, ReferenceStep.LEGAL)),
                without(
                        "LADYBUG_STOPS_EARLY_OR_LATE",
                        "lets Ladybugs take more or fewer than three steps",
                        Rule.LADYBUG_1),
                without("MOSQUITO_COPIES_COVERED_PIECES", "lets Mosquitoes copy covered pieces", Rule.MOSQUITO_1),
                without(
                        "MOSQUITO_COPIES_ON_TOP",
                        "lets Mosquitoes on a stack move other than as Beetles",
                        Rule.MOSQUITO_2),
                without(
                        "MOSQUITO_COPIES_MOSQUITO",
                        "lets Mosquitoes copy what another Mosquito copies",
                        Rule.MOSQUITO_3),
                without("PILLBUG_MOVES_LIKE_AN_ANT", "lets Pillbugs go too far", Rule.PILLBUG_1));
    }

    /** Returns where a piece can go, given the right answer. */
    @FunctionalInterface
    interface Ends {
        Set<Hex> of(ReferenceMovement movement, Set<Hex> right);
    }

    private static Mistake ends(Bug bug, String id, String sentence, Ends ends) {
        Rule rule = Rule.ofMovement(bug);
        return movement(
                id,
                sentence,
                rule,
                Kinds.NONE,
                (turn, lifted, from, kinds) -> new ReferenceMovement(turn, lifted, from) {
                    @Override
                    protected Set<Hex> ends(Bug movesAs) {
                        Set<Hex> right = new LinkedHashSet<>(super.ends(movesAs));
                        return movesAs == bug ? ends.of(this, right) : right;
                    }
                });
    }

    private static Mistake beetle(String id, String sentence, MovingMistakes.Climb climb) {
        Set<Bug> beetles = Set.of(Bug.BEETLE);
        return movement(
                id,
                sentence,
                Rule.BEETLE_1,
                Kinds.NONE,
                (turn, lifted, from, kinds) -> MovingMistakes.climber(turn, lifted, from, beetles, climb));
    }

    private static Set<Hex> jumpsOverGaps(ReferenceMovement movement, Set<Hex> right) {
        ReferenceHive lifted = movement.lifted();
        for (Direction direction : Direction.values()) {
            Hex cell = movement.from().neighbor(direction);
            for (int distance = 2; distance <= lifted.stacks().size() + 1; distance++) {
                cell = cell.neighbor(direction);
                if (!lifted.isOccupied(cell) && lifted.touches(cell)) {
                    right.add(cell);
                }
            }
        }
        return right;
    }

    /** Returns the cells that three steps reach, but no fewer. */
    private static Set<Hex> thirdLayer(ReferenceMovement movement) {
        Set<Hex> layer = Set.of(movement.from());
        Set<Hex> seen = new HashSet<>(layer);
        for (int i = 0; i < 3; i++) {
            layer = stepsFrom(movement, layer);
            layer.removeAll(seen);
            seen.addAll(layer);
        }
        return layer;
    }

    private static Set<Hex> stepsFrom(ReferenceMovement movement, Set<Hex> starts) {
        Set<Hex> ends = new LinkedHashSet<>();
        starts.forEach(here -> here.neighbors().stream()
                .filter(next -> ReferenceStep.LEGAL.allows(movement.lifted(), here, next))
                .forEach(ends::add));
        return ends;
    }

    /** Walks like a program that never enters a cell again, even on another way. */
    private static void walkOnce(ReferenceMovement movement, Hex here, int stepsLeft, Set<Hex> visited, Set<Hex> ends) {
        if (stepsLeft == 0) {
            ends.add(here);
            return;
        }
        for (Hex next : here.neighbors()) {
            if (ReferenceStep.LEGAL.allows(movement.lifted(), here, next) && visited.add(next)) {
                walkOnce(movement, next, stepsLeft - 1, visited, ends);
            }
        }
    }
}
