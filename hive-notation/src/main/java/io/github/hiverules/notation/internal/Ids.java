package io.github.hiverules.notation.internal;

import java.util.Locale;

/** Ids of constants, which programs store and send. */
public final class Ids {

    private Ids() {}

    /** Returns the id of a constant, for example {@code illegal-move} of {@code ILLEGAL_MOVE}. */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
