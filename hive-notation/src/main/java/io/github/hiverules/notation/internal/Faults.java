package io.github.hiverules.notation.internal;

import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.NotationException;
import java.util.Optional;

/** Turns what stops a reader into a value. */
public final class Faults {

    private Faults() {}

    /** Takes a step of reading and returns the fault that stopped it, if one did. */
    public static Optional<Fault> in(Runnable step) {
        try {
            step.run();
            return Optional.empty();
        } catch (NotationException e) {
            return Optional.of(e.fault());
        }
    }
}
