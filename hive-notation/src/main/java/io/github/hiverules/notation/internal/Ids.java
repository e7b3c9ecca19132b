package io.github.hiverules.notation.internal;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Ids of constants, which programs store and send. */
public final class Ids {

    private Ids() {}

    /** Returns the id of a constant, for example {@code illegal-move} of {@code ILLEGAL_MOVE}. */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static <E> Optional<E> find(E[] constants, Function<E, String> id, String wanted) {
        Objects.requireNonNull(wanted, "id");
        return Stream.of(constants)
                .filter(constant -> id.apply(constant).equals(wanted))
                .findFirst();
    }
}
