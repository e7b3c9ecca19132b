package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import java.util.List;

/**
 * A text without the signs that word processors, web pages and source code put into it. It quotes the original text and
 * names the locations in it.
 */
final class PlainSource extends Source {

    private final Source original;

    /** The offset in the original text of each character, and of the end. */
    private final int[] offsets;

    private final List<Change> changes;
    private int nextChange;

    PlainSource(String text, Source original, int[] offsets, List<Change> changes) {
        super(text);
        this.original = original;
        this.offsets = offsets;
        this.changes = List.copyOf(changes);
    }

    /** A part of the original text that was replaced. */
    record Change(int start, int end, String replacement) {}

    @Override
    public TextLocation location(int target) {
        return original.location(offsets[target]);
    }

    @Override
    String quote(int start, int end) {
        return original.quote(offsets[start], Math.max(offsets[start], offsets[end]));
    }

    @Override
    void reportChanges(int end, Repairs repairs) {
        while (nextChange < changes.size()
                && (end == length() || changes.get(nextChange).start() < offsets[end])) {
            Change change = changes.get(nextChange);
            nextChange++;
            Repair.Kind kind = change.replacement().isEmpty() ? Repair.Kind.IGNORED : Repair.Kind.READ_AS;
            repairs.add(original, kind, change.start(), change.end(), change.replacement());
        }
    }
}
