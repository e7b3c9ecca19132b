package io.github.hiverules;

import java.util.List;

/** Thrown when a setup is no position; lists everything that is wrong with it. */
public final class InvalidSetupException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient List<SetupProblem> problems;

    InvalidSetupException(List<SetupProblem> problems) {
        super("no position: " + problems);
        this.problems = List.copyOf(problems);
    }

    /**
     * Returns all problems of the setup.
     *
     * @return an unmodifiable list with at least one element
     */
    public List<SetupProblem> problems() {
        return problems;
    }
}
