package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.fault.Fault;
import java.util.Optional;

/** Creates positions from the arrangements that texts describe. */
public final class Setups {

    private Setups() {}

    public static Position toPosition(Setup setup, Source source, int start, int end) {
        try {
            return Position.of(setup);
        } catch (InvalidSetupException e) {
            throw new NotationException(
                    Fault.invalidPosition(source.location(start), source.excerpt(start, end), setup, e.problems()));
        }
    }

    public static Optional<Fault> findFault(Setup setup, Source source, int start, int end) {
        return Faults.thrownBy(() -> toPosition(setup, source, start, end));
    }
}
