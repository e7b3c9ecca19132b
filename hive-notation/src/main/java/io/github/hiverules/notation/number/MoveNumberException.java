package io.github.hiverules.notation.number;

/**
 * Thrown when a number names no legal move; carries the fault.
 *
 * <p>It cannot be serialized, because the fault cannot.
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
