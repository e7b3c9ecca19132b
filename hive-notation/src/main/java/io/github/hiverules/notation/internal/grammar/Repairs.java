package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Repair;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects the repairs of a lenient reader. For a strict reader, the first one is a fault. Not thread-safe. */
public final class Repairs {

    private final Source source;
    private final boolean isStrict;
    private final List<Repair> list = new ArrayList<>();

    public Repairs(Source source, ReadOptions options) {
        this.source = source;
        this.isStrict = options.isStrict();
    }

    /** Reports the signs of word processors that were replaced in the text before an offset. */
    public void addChanges(int end) {
        source.reportChanges(end, this);
    }

    public void add(Repair.Kind kind, int start, int end, String replacement) {
        add(source, kind, start, end, replacement);
    }

    void add(Source source, Repair.Kind kind, int start, int end, String replacement) {
        if (isStrict) {
            throw new NotationException(Repair.of(source.location(start), kind, source.quote(start, end), replacement)
                    .toFault());
        }
        if (list.size() < ReadOptions.MAX_REPAIRS - 1) {
            list.add(Repair.of(source.location(start), kind, source.quote(start, end), replacement));
        } else if (list.size() < ReadOptions.MAX_REPAIRS) {
            list.add(Repair.of(source.location(start), Repair.Kind.FURTHER_REPAIRS, "", ""));
        }
    }

    public boolean isStrict() {
        return isStrict;
    }

    /** Returns all repairs in the order of the text. */
    public List<Repair> list() {
        list.sort(Comparator.comparingInt(repair -> repair.location().offset()));
        return list;
    }
}
