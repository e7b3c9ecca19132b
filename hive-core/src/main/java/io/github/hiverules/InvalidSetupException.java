package io.github.hiverules;

import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown when a setup is not a valid position; lists all its problems. The message names the kinds
 * and the evidence. It cannot be serialized.
 */
public final class InvalidSetupException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** All problems of the setup. */
    private final transient List<SetupProblem> problems;

    InvalidSetupException(List<SetupProblem> problems) {
        super("not a valid position: "
                + problems.stream().map(SetupProblem::toString).collect(Collectors.joining("; ")));
        this.problems = List.copyOf(problems);
    }

    /** {@return all problems of the setup, at least one} */
    public List<SetupProblem> problems() {
        return problems;
    }

    /** Refuses, because a copy would have no evidence. */
    private void writeObject(ObjectOutputStream out) throws NotSerializableException {
        throw new NotSerializableException("InvalidSetupException: send its message, or its problems as JSON");
    }
}
