package io.github.hiverules.testkit;

import io.github.hiverules.hex.Hex;

/**
 * Decides whether a step on the ground is legal.
 *
 * @param gates whether SLIDE-1 applies
 * @param contact whether SLIDE-2 applies; without it, only the new cell must touch the hive
 */
record ReferenceStep(boolean gates, boolean contact) {
    static final ReferenceStep LEGAL = new ReferenceStep(true, true);
    static final ReferenceStep THROUGH_GATES = new ReferenceStep(false, true);
    static final ReferenceStep WITHOUT_CONTACT = new ReferenceStep(true, false);
    static final ReferenceStep THROUGH_GATES_WITHOUT_CONTACT = new ReferenceStep(false, false);

    /** Returns whether the step is legal in the hive without the moving piece. */
    boolean allows(ReferenceHive lifted, Hex from, Hex to) {
        return !lifted.isOccupied(to)
                && !(gates && isGate(lifted, from, to))
                && (contact ? !losesContact(lifted, from, to) : lifted.touches(to));
    }

    /** SLIDE-1: the two cells next to both ends are occupied. */
    static boolean isGate(ReferenceHive lifted, Hex from, Hex to) {
        return ReferenceHive.sides(from, to).stream().allMatch(lifted::isOccupied);
    }

    /** SLIDE-2: neither of the cells next to both ends is occupied. */
    static boolean losesContact(ReferenceHive lifted, Hex from, Hex to) {
        return ReferenceHive.sides(from, to).stream().noneMatch(lifted::isOccupied);
    }
}
