package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;

/** Reads a text that holds one value. */
public final class ValueParser {

    private ValueParser() {}

    /** Returns the value of a text, or the fault that stopped its reader. */
    public static <T> Parsed<T> parse(
            CharSequence text, ReadOptions options, BiFunction<Source, Repairs, Optional<T>> reader) {
        return parseInPart(
                text,
                options,
                (source, repairs) -> reader.apply(source, repairs).filter(unused -> !repairs.hasFailed()));
    }

    /** Returns the value of a text even if a fault follows it. */
    public static <T> Parsed<T> parseInPart(
            CharSequence text, ReadOptions options, BiFunction<Source, Repairs, Optional<T>> reader) {
        Objects.requireNonNull(options, "options");
        return Source.read(text, original -> {
            Source source = PlainText.of(original);
            Repairs repairs = new Repairs(source, options);
            repairs.addChanges(source.length());
            return repairs.parsed(reader.apply(source, repairs));
        });
    }
}
