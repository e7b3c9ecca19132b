package io.github.hiverules.testkit;

import io.github.hiverules.hex.Hex;
import java.util.List;
import java.util.Optional;

/**
 * Decides whether a step on the ground is legal.
 *
 * @param gates whether SLIDE-1 applies
 * @param contact whether SLIDE-2 applies; without it, only the new cell must touch the hive
 * @param blocked the start cell, if it counts as occupied
 * @param support the start cell, if it counts for contact
 */
record ReferenceStep(boolean gates, boolean contact, Optional<Hex> blocked, Optional<Hex> support) {
    static final ReferenceStep LEGAL = of(true, true);
    static final ReferenceStep THROUGH_GATES = of(false, true);
    static final ReferenceStep WITHOUT_CONTACT = of(true, false);
    static final ReferenceStep THROUGH_GATES_WITHOUT_CONTACT = of(false, false);

    private static ReferenceStep of(boolean gates, boolean contact) {
        return new ReferenceStep(gates, contact, Optional.empty(), Optional.empty());
    }

    /** Returns whether the step is legal in the hive without the moving piece. */
    boolean allows(ReferenceHive lifted, Hex from, Hex to) {
        if (isOccupied(lifted, blocked, to)) {
            return false;
        }
        List<Hex> sides = ReferenceHive.sides(from, to);
        return !(gates && sides.stream().allMatch(side -> isOccupied(lifted, blocked, side)))
                && (contact ? sides.stream().anyMatch(side -> isOccupied(lifted, support, side)) : lifted.touches(to));
    }

    private static boolean isOccupied(ReferenceHive lifted, Optional<Hex> alsoOccupied, Hex cell) {
        return lifted.isOccupied(cell) || alsoOccupied.equals(Optional.of(cell));
    }

    /** SLIDE-1: the two cells next to both ends are occupied. */
    static boolean isGate(ReferenceHive lifted, Hex from, Hex to) {
        return ReferenceHive.sides(from, to).stream().allMatch(lifted::isOccupied);
    }
}
