package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.rule.RuleFlags;
import io.github.hiverules.piece.Bug;
import java.util.stream.Stream;

/**
 * The cells to which an uncovered piece can go by itself, if it is neither pinned nor resting; never the cell that it
 * leaves (STAY-1). The files of the insects decide which cells these are; {@link OwnMovementCount} counts them.
 */
public final class OwnMovement {

    // Objects instead of a switch: HotSpot copied the switch with all insects into some of its callers and not into
    // others, depending on what it had compiled before. It does not copy a call to one of many objects, so it compiles
    // each insect once, and sooner.
    private static final Adder[] ADDERS =
            Stream.of(Bug.values()).map(OwnMovement::adder).toArray(Adder[]::new);

    private OwnMovement() {}

    /** Adds the cells that one insect can reach. */
    private interface Adder {
        Destinations add(Board board, int cell, RuleFlags rules, Destinations destinations);
    }

    /** Adds the cells that an insect can reach to the given destinations, and returns these. */
    public static Destinations add(Board board, Bug bug, int cell, RuleFlags rules, Destinations destinations) {
        return ADDERS[bug.ordinal()].add(board, cell, rules, destinations);
    }

    private static Adder adder(Bug bug) {
        return switch (bug) {
            case QUEEN_BEE ->
                (board, cell, rules, destinations) -> destinations.addNeighbors(QueenBeeMovement.steps(board, cell));
            case SPIDER ->
                (board, cell, rules, destinations) -> destinations.addWindow(SpiderMovement.window(board, cell));
            case BEETLE ->
                (board, cell, rules, destinations) ->
                        destinations.addNeighbors(BeetleMovement.steps(board, cell, rules));
            case GRASSHOPPER ->
                (board, cell, rules, destinations) -> GrasshopperMovement.add(board, cell, destinations);
            case SOLDIER_ANT -> (board, cell, rules, destinations) -> SoldierAntMovement.add(board, cell, destinations);
            case MOSQUITO -> OwnMovement::addAsMosquito;
            case LADYBUG ->
                (board, cell, rules, destinations) ->
                        destinations.addWindow(LadybugMovement.window(board, cell, rules));
            case PILLBUG ->
                (board, cell, rules, destinations) -> destinations.addNeighbors(PillbugMovement.steps(board, cell));
        };
    }

    private static Destinations addAsMosquito(Board board, int cell, RuleFlags rules, Destinations destinations) {
        for (int remaining = MosquitoMovement.copiedBugs(board, cell); remaining != 0; remaining &= remaining - 1) {
            add(board, Bugs.first(remaining), cell, rules, destinations);
        }
        return destinations;
    }
}
