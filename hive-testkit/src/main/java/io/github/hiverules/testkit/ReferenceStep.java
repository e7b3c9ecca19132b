package io.github.hiverules.testkit;

import io.github.hiverules.hex.Hex;

/** When a step on the ground may be made: by the rules, or with one or both of the constraints on sliding relaxed. */
enum ReferenceStep {
    /** By the rules. */
    LEGAL(true, true),
    /** Without SLIDE-1. */
    THROUGH_GATES(false, true),
    /** Without SLIDE-2 on the way: only the cell entered must touch the hive. */
    WITHOUT_CONTACT(true, false),
    /** Without either. */
    THROUGH_GATES_WITHOUT_CONTACT(false, false);

    private final boolean gates;
    private final boolean contact;

    ReferenceStep(boolean gates, boolean contact) {
        this.gates = gates;
        this.contact = contact;
    }

    /** Tells whether the step may be made in the hive without the moving piece. */
    boolean allows(ReferenceHive lifted, Hex from, Hex to) {
        return !lifted.isOccupied(to)
                && !(gates && isGate(lifted, from, to))
                && (contact ? !losesContact(lifted, from, to) : lifted.touches(to));
    }

    /** SLIDE-1: both cells next to both ends are occupied. */
    static boolean isGate(ReferenceHive lifted, Hex from, Hex to) {
        return ReferenceHive.sides(from, to).stream().allMatch(lifted::isOccupied);
    }

    /** SLIDE-2: neither of the cells next to both ends is occupied. */
    static boolean losesContact(ReferenceHive lifted, Hex from, Hex to) {
        return ReferenceHive.sides(from, to).stream().noneMatch(lifted::isOccupied);
    }
}
