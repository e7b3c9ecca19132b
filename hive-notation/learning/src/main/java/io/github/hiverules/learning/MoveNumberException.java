package io.github.hiverules.learning;

/**
 * Thrown when no legal move has the given number; carries the fault.
 *
 * <p>Not serializable, because faults are not.
 */
@SuppressWarnings("serial") // the fault is not serializable, so writing the exception fails
public final class MoveNumberException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** Why no legal move has the number. */
    private final MoveNumberFault fault;

    MoveNumberException(MoveNumberFault fault) {
        super(fault.message());
        this.fault = fault;
    }

    /** {@return why no legal move has the number} */
    public MoveNumberFault fault() {
        return fault;
    }
}
