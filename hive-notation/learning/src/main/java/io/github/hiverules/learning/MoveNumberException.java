package io.github.hiverules.learning;

/**
 * Thrown when no legal move has the given number; carries the fault.
 *
 * <p>A serialized copy has only the message.
 */
public final class MoveNumberException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** Why no legal move has the number. */
    private final transient MoveNumberFault fault;

    MoveNumberException(MoveNumberFault fault) {
        super(fault.message());
        this.fault = fault;
    }

    /** {@return why no legal move has the number} */
    public MoveNumberFault fault() {
        return fault;
    }
}
