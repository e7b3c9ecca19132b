package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.fault.Fault;
import java.util.Optional;

/** Turns the exception that stops a reader into its fault. */
public final class Faults {

    private Faults() {}

    public static Optional<Fault> thrownBy(Runnable step) {
        try {
            step.run();
            return Optional.empty();
        } catch (NotationException e) {
            return Optional.of(e.fault());
        }
    }
}
