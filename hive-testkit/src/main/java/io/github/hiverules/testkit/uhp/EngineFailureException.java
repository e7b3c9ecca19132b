package io.github.hiverules.testkit.uhp;

/** Thrown when an engine does not answer as any program of the protocol does; it has to be started again. */
final class EngineFailureException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Kind kind;

    EngineFailureException(Kind kind, String command, String more) {
        super(kind.description
                + (command.isEmpty() ? " at its start" : " at '" + command + "'")
                + (more.isEmpty() ? "" : " (" + more + ")"));
        this.kind = kind;
    }

    Kind kind() {
        return kind;
    }

    /** How an engine fails. */
    enum Kind {
        SILENT("the engine gave no complete answer in time"),
        DEAD("the engine ended"),
        FLOOD("the engine answered without end"),
        UNASKED("the engine printed without being asked");

        private final String description;

        Kind(String description) {
            this.description = description;
        }
    }
}
