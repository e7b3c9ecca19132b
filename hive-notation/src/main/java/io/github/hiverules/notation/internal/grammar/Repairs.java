package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a reader reports about a text: repairs, and the fault that stops it. A fault is a value, so a reader goes on
 * until it next asks {@link #hasFailed()}; only the first fault counts. Not thread-safe.
 */
public final class Repairs {

    private final Source source;
    private final boolean isStrict;
    private final List<Repair> list = new ArrayList<>();
    private Optional<Fault> fault = Optional.empty();

    public Repairs(Source source, ReadOptions options) {
        this.source = source;
        this.isStrict = options.isStrict();
    }

    /** Reports a repair. To a strict reader, it is a fault. Nothing is reported after a fault. */
    public void add(Repair.Kind kind, int start, int end, String replacement) {
        add(source, kind, start, end, replacement);
    }

    void add(Source source, Repair.Kind kind, int start, int end, String replacement) {
        if (hasFailed() || list.size() == ReadOptions.MAX_REPAIRS) {
            return;
        }
        Repair repair = new Repair(source.location(start), kind, source.quote(start, end), replacement);
        if (isStrict) {
            fail(repair.toFault());
        } else {
            add(repair);
        }
    }

    /** Reports what another reader found in a part of the text. Only a lenient reader may call it. */
    public void addAll(Parsed<?> part) {
        if (!hasFailed()) {
            part.repairs().forEach(this::add);
            part.fault().ifPresent(this::fail);
        }
    }

    private void add(Repair repair) {
        if (list.size() < ReadOptions.MAX_REPAIRS - 1) {
            list.add(repair);
        } else if (list.size() < ReadOptions.MAX_REPAIRS) {
            list.add(new Repair(repair.location(), Repair.Kind.FURTHER_REPAIRS, "", ""));
        }
    }

    /** Reports the signs of word processors that were replaced in the text before an offset. */
    public void addChanges(int end) {
        source.reportChanges(end, this);
    }

    /** Reports that a range is unreadable. Returns no value, for a reader that returns one. */
    public <T> Optional<T> fail(int start, int end, Expected expected) {
        return hasFailed() ? Optional.empty() : fail(source.fault(start, end, expected));
    }

    /** Reports a fault. Returns no value, for a reader that returns one. */
    public <T> Optional<T> fail(Fault next) {
        fault = fault.or(() -> Optional.of(next));
        return Optional.empty();
    }

    /** Returns a value that was read from a range. If there is none, reports that the range is unreadable. */
    public <T> Optional<T> require(Optional<T> value, int start, int end, Expected expected) {
        return value.isPresent() ? value : fail(start, end, expected);
    }

    public boolean hasFailed() {
        return fault.isPresent();
    }

    /** Returns the fault so far, and forgets it, so that the reader of another part of the text can go on. */
    public Optional<Fault> takeFault() {
        Optional<Fault> taken = fault;
        fault = Optional.empty();
        return taken;
    }

    /** Forgets the repairs behind the fault, which a reader has found because it looked ahead. */
    public void dropBehindFault() {
        fault.ifPresent(first -> list.removeIf(
                repair -> repair.location().offset() > first.location().offset()));
    }

    public boolean isStrict() {
        return isStrict;
    }

    /** Returns a value that was read, unless there was none, with the fault and all repairs in the order of the text. */
    public <T> Parsed<T> parsed(Optional<T> value) {
        list.sort(Comparator.comparingInt(repair -> repair.location().offset()));
        return Games.parsed(value, list, fault);
    }
}
