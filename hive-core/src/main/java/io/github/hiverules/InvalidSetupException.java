package io.github.hiverules;

import java.util.List;

/**
 * Thrown when a setup is not a valid position; lists all its problems.
 *
 * <p>It cannot be serialized, because the problems cannot.
 */
@SuppressWarnings("serial") // what it carries is not serializable, so that writing it is refused
public final class InvalidSetupException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** All problems of the setup. */
    private final List<SetupProblem> problems;

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
