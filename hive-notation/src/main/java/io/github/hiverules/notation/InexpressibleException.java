package io.github.hiverules.notation;

import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.internal.LanguageTexts;

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

    private static String message(InexpressibleFeature feature) {
        String advice = LanguageTexts.ENGLISH
                .find("inexpressible." + feature.id() + ".advice")
                .map(text -> "; " + text)
                .orElse("");
        return feature.description() + advice;
    }

    /** {@return what the notation cannot express} */
    public InexpressibleFeature feature() {
        return feature;
    }
}
