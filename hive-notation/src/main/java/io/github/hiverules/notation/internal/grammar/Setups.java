package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.fault.Fault;
import java.util.Optional;

/** Turns what is wrong with an arrangement of pieces into a fault of the text that describes it. */
public final class Setups {

    private Setups() {}

    public static Position position(Setup setup, Source source, int start, int end) {
        try {
            return Position.of(setup);
        } catch (InvalidSetupException e) {
            throw new NotationException(
                    new Fault.InvalidPosition(source.location(start), source.excerpt(start, end), setup, e.problems()));
        }
    }

    public static Optional<Fault> fault(Setup setup, Source source, int start, int end) {
        return Faults.in(() -> position(setup, source, start, end));
    }
}
