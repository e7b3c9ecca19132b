package io.github.hiverules.notation;

import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * A value that was read from a text, with the repairs of a lenient reader and the fault, if there is one.
 *
 * <p>Without a fault there is a value. With a fault there may still be a value, if a part of the text makes sense by
 * itself, such as the moves before the fault. {@link #orThrow()} returns the value only if there is no fault.
 *
 * @param <T> the type of the value
 */
public final class Parsed<T> {

    private final TextLocation location;
    private final Optional<T> value;
    private final List<Repair> repairs;
    private final Optional<Fault> fault;
    private final Numbering numbering;

    private Parsed(
            TextLocation location,
            Optional<T> value,
            List<Repair> repairs,
            Optional<Fault> fault,
            Numbering numbering) {
        this.location = location;
        this.value = value;
        this.repairs = List.copyOf(repairs);
        this.fault = fault;
        this.numbering = numbering;
    }

    /**
     * {@return the result for a text that was read to its end}
     *
     * @param value the value
     * @param repairs the repairs of a lenient reader, in the order of the text
     * @param <T> the type of the value
     */
    public static <T> Parsed<T> of(T value, List<Repair> repairs) {
        return of(Optional.of(Objects.requireNonNull(value, "value")), repairs, Optional.empty());
    }

    /**
     * {@return the result for any text}
     *
     * @param value what was read before the fault, such as a game with the moves up to there; empty if nothing was
     * @param repairs the repairs of a lenient reader, in the order of the text
     * @param fault what is wrong, if anything is
     * @param <T> the type of the value
     * @throws IllegalArgumentException if there is neither a value nor a fault
     */
    public static <T> Parsed<T> of(Optional<T> value, List<Repair> repairs, Optional<Fault> fault) {
        Objects.requireNonNull(repairs, "repairs");
        if (value.isEmpty() && fault.isEmpty()) {
            throw new IllegalArgumentException("neither a value nor a fault");
        }
        return new Parsed<>(TextLocation.START, value, repairs, fault, Numbering.standard());
    }

    /** {@return where the value begins: the start of the text, except for the games of a file with several} */
    public TextLocation location() {
        return location;
    }

    /** {@return the value, or empty if a fault left nothing to read} */
    public Optional<T> value() {
        return value;
    }

    /**
     * {@return the repairs of a lenient reader in the order of the text, at most {@link ReadOptions#MAX_REPAIRS}}
     */
    public List<Repair> repairs() {
        return repairs;
    }

    /** {@return what is wrong, or empty if the whole text was read} */
    public Optional<Fault> fault() {
        return fault;
    }

    /**
     * {@return what the names of pieces mean at the end of the text, to read more moves of a game that was {@linkplain
     * ReadOptions#withRenumbering renumbered}} It is not part of what makes two results equal.
     */
    public Numbering numbering() {
        return numbering;
    }

    /**
     * {@return a copy with the given location}
     *
     * @param newLocation where the value begins in the text
     */
    public Parsed<T> withLocation(TextLocation newLocation) {
        return new Parsed<>(Objects.requireNonNull(newLocation, "newLocation"), value, repairs, fault, numbering);
    }

    /**
     * {@return a copy with the given numbering}
     *
     * @param newNumbering what the names of pieces mean at the end of the text
     */
    public Parsed<T> withNumbering(Numbering newNumbering) {
        return new Parsed<>(location, value, repairs, fault, Objects.requireNonNull(newNumbering, "newNumbering"));
    }

    /**
     * {@return a copy with the result of a function instead of the value}
     *
     * @param function what to do with the value, if there is one; it must not return null
     * @param <R> the type of its result
     */
    public <R> Parsed<R> map(Function<? super T, ? extends R> function) {
        Objects.requireNonNull(function, "function");
        Optional<R> result =
                value.map(content -> Objects.requireNonNull(function.apply(content), "result of function"));
        return new Parsed<>(location, result, repairs, fault, numbering);
    }

    /**
     * {@return this result, but with a fault instead of a value if a repair {@linkplain Repair.Kind#changesMeaning()
     * changes the meaning} of the text} The fault is at the first such repair.
     */
    public Parsed<T> withoutGuesses() {
        return repairs.stream()
                .filter(repair -> repair.kind().changesMeaning())
                .filter(repair -> fault.isEmpty()
                        || repair.location().offset() < fault.get().location().offset())
                .findFirst()
                .map(repair ->
                        new Parsed<T>(location, Optional.empty(), repairs, Optional.of(repair.toFault()), numbering))
                .orElse(this);
    }

    /**
     * {@return the value, if there is no fault}
     *
     * @throws NotationException if there is a fault
     */
    public T orThrow() {
        fault.ifPresent(found -> {
            throw new NotationException(found);
        });
        return value.orElseThrow();
    }

    /** {@return whether the object is a result with an equal location and value, equal repairs and an equal fault} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Parsed<?> that
                && location.equals(that.location)
                && value.equals(that.value)
                && repairs.equals(that.repairs)
                && fault.equals(that.fault);
    }

    @Override
    public int hashCode() {
        return Objects.hash(location, value, repairs, fault);
    }

    /** {@return the value and, if there are any, the repairs and the fault} */
    @Override
    public String toString() {
        List<Object> parts = new ArrayList<>();
        value.ifPresent(parts::add);
        parts.addAll(repairs);
        fault.ifPresent(parts::add);
        return parts.toString();
    }
}
