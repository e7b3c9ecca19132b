package io.github.hiverules;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown when a setup is not a valid position; lists all its problems. The message names their kinds and evidence. It
 * cannot be serialized: send the message, or the problems as JSON.
 */
public final class InvalidSetupException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** All problems of the setup. They cannot be serialized, so neither can this. */
    @SuppressWarnings("serial")
    private final List<SetupProblem> problems;

    InvalidSetupException(List<SetupProblem> problems) {
        super("not a valid position: "
                + problems.stream().map(SetupProblem::toString).collect(Collectors.joining("; ")));
        this.problems = List.copyOf(problems);
    }

    /** {@return all problems of the setup, at least one} */
    public List<SetupProblem> problems() {
        return problems;
    }
}
