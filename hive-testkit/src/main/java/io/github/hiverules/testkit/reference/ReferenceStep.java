package io.github.hiverules.testkit.reference;

import io.github.hiverules.hex.Hex;

/** Decides whether a step on the ground is legal in the hive without the moving piece. */
@FunctionalInterface
public interface ReferenceStep {

    /** A step by the rules SLIDE-1 and SLIDE-2. */
    ReferenceStep LEGAL =
            (lifted, from, to) -> isEmptyAndWithoutGate(lifted, from, to) && keepsContact(lifted, from, to);

    /** A step to which SLIDE-1 does not apply. */
    ReferenceStep THROUGH_GATES = (lifted, from, to) -> !lifted.isOccupied(to) && keepsContact(lifted, from, to);

    /** A step to which SLIDE-2 does not apply; only the new cell must touch the hive. */
    ReferenceStep WITHOUT_CONTACT = (lifted, from, to) -> isEmptyAndWithoutGate(lifted, from, to) && lifted.touches(to);

    /** A step to which neither applies; only the new cell must touch the hive. */
    ReferenceStep THROUGH_GATES_WITHOUT_CONTACT = (lifted, from, to) -> !lifted.isOccupied(to) && lifted.touches(to);

    /** Returns whether a piece may step from a cell to its neighbor. */
    boolean allows(ReferenceHive lifted, Hex from, Hex to);

    /** SLIDE-1: the new cell is empty, and the two cells next to both ends are not both occupied. */
    static boolean isEmptyAndWithoutGate(ReferenceHive hive, Hex from, Hex to) {
        return !hive.isOccupied(to) && !isGate(hive, from, to);
    }

    /** SLIDE-1: the two cells next to both ends are occupied. */
    static boolean isGate(ReferenceHive hive, Hex from, Hex to) {
        return ReferenceHive.sides(from, to).stream().allMatch(hive::isOccupied);
    }

    /** SLIDE-2: at least one of the two cells next to both ends is occupied. */
    static boolean keepsContact(ReferenceHive hive, Hex from, Hex to) {
        return ReferenceHive.sides(from, to).stream().anyMatch(hive::isOccupied);
    }
}
