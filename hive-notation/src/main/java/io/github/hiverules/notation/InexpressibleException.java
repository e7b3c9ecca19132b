package io.github.hiverules.notation;

import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.text.Sentences;
import java.util.Objects;

/**
 * Thrown when a notation cannot express what the caller wants to write. The message advises how to write it instead;
 * {@link io.github.hiverules.notation.game.GameText GameText} can express every game.
 */
public final class InexpressibleException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final InexpressibleFeature feature;

    /**
     * Creates the exception.
     *
     * @param feature what the notation cannot express
     */
    public InexpressibleException(InexpressibleFeature feature) {
        super(message(feature));
        this.feature = feature;
    }

    /**
     * Creates the exception for a feature that has a name.
     *
     * @param feature what the notation cannot express
     * @param name its name, such as that of a tag
     */
    public InexpressibleException(InexpressibleFeature feature, String name) {
        super(message(feature) + ": '" + Strings.printable(Objects.requireNonNull(name, "name")) + "'");
        this.feature = feature;
    }

    private static String message(InexpressibleFeature feature) {
        String advice = switch (feature) {
            case START_POSITION -> "; write the game with GameText";
            case TOGGLES, LOSS_ON_TIME ->
                "; write the game with GameText or, for an engine, with GameString.writeForEngine";
            case ISOLATED_DESTINATION, FAR_CELL, TAG_NAME -> "";
        };
        return Sentences.english().inexpressible(feature) + advice;
    }

    /** {@return what the notation cannot express} */
    public InexpressibleFeature feature() {
        return feature;
    }
}
