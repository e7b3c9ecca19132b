package io.github.hiverules;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Ids of constants, which programs store and send. */
final class Ids {

    private Ids() {}

    /** Returns the id of a constant, for example {@code game-over} of {@code GAME_OVER}. */
    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static <E> Optional<E> find(E[] constants, Function<E, String> id, String wanted) {
        Objects.requireNonNull(wanted, "id");
        return Stream.of(constants)
                .filter(constant -> id.apply(constant).equals(wanted))
                .findFirst();
    }
}
