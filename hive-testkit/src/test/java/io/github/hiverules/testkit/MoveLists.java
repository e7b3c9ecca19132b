package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Setup;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Compares legal moves so that a failure shows only what differs, and where. */
final class MoveLists {

    private MoveLists() {}

    /** Requires the same moves in any order, each of them once. */
    static void requireSame(Collection<Move> listed, Set<Move> expected, Setup setup) {
        Set<Move> missing = new HashSet<>(expected);
        missing.removeAll(listed);
        Set<Move> extra = new HashSet<>(listed);
        extra.removeAll(expected);
        if (!missing.isEmpty() || !extra.isEmpty() || listed.size() != expected.size()) {
            throw new AssertionError("missing " + missing + ", extra " + extra + ", " + listed.size()
                    + " moves in the list instead of " + expected.size() + "\n  in " + setup);
        }
    }
}
