package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;

/** Reads a text that holds one value, and returns the fault that stops its reader. */
public final class ValueParser {

    private ValueParser() {}

    public static <T> Parsed<T> parse(CharSequence text, ReadOptions options, BiFunction<Source, Repairs, T> reader) {
        Objects.requireNonNull(options, "options");
        Optional<Fault> tooLong = Source.faultIfTooLong(text);
        if (tooLong.isPresent()) {
            return Parsed.failed(tooLong.get());
        }
        Source source = PlainText.of(Source.of(text));
        Repairs repairs = new Repairs(source, options);
        try {
            repairs.addChanges(source.length());
            return Parsed.of(reader.apply(source, repairs)).withRepairs(repairs.list());
        } catch (NotationException e) {
            return Parsed.<T>failed(e.fault()).withRepairs(repairs.list());
        }
    }
}
