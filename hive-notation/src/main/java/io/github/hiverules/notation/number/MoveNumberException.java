package io.github.hiverules.notation.number;

/**
 * Thrown when a number names no legal move; carries the fault.
 *
 * <p>Not serializable, because faults are not.
 */
@SuppressWarnings("serial") // the fault is not serializable, so writing the exception fails
public final class MoveNumberException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** Why the number names no legal move. */
    private final MoveNumberFault fault;

    MoveNumberException(MoveNumberFault fault) {
        super(fault.message());
        this.fault = fault;
    }

    /** {@return why the number names no legal move} */
    public MoveNumberFault fault() {
        return fault;
    }
}
