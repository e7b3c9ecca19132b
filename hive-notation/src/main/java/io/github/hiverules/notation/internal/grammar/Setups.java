package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.notation.fault.Fault;
import java.util.Optional;

/** Creates positions from the arrangements that texts describe. */
public final class Setups {

    private Setups() {}

    /** Returns the position of an arrangement. If it is not valid, reports a fault for the given range. */
    public static Optional<Position> toPosition(Setup setup, Source source, int start, int end, Repairs repairs) {
        try {
            return Optional.of(Position.of(setup));
        } catch (InvalidSetupException e) {
            return repairs.fail(Fault.invalid(source.location(start), source.excerpt(start, end), setup, e.problems()));
        }
    }
}
