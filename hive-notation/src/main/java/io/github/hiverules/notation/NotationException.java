package io.github.hiverules.notation;

import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.text.Sentences;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.Objects;

/**
 * Thrown when something is wrong with a text. It holds the fault, so it cannot be serialized.
 */
public final class NotationException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Fault fault;

    /**
     * Creates the exception for a fault.
     *
     * @param fault what is wrong with the text
     */
    public NotationException(Fault fault) {
        super(Sentences.english().locatedFault(fault));
        this.fault = fault;
    }

    /** {@return the fault as an English sentence} */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /** {@return what is wrong with the text} */
    public Fault fault() {
        return fault;
    }

    /** Refuses, because a copy would have no evidence. */
    private void writeObject(ObjectOutputStream out) throws NotSerializableException {
        throw new NotSerializableException("NotationException: send its message, or its fault as JSON");
    }
}
