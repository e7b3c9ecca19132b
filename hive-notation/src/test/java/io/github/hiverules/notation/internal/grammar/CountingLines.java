package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.fault.TextLocation;

/** Lines that count how many of their characters are read, including through sources made from them. */
public final class CountingLines extends TextLines {

    private final Counter counter;

    /** Counts reads. Not thread-safe. */
    public static final class Counter {
        private long count;

        /** Returns the number of reads so far. */
        public long count() {
            return count;
        }

        void add(int reads) {
            count += reads;
        }
    }

    public CountingLines(String text, TextLocation location, Counter counter) {
        super(text, location);
        this.counter = counter;
    }

    @Override
    public char at(int index) {
        counter.add(1);
        return super.at(index);
    }

    @Override
    public int indexOf(char c, int from) {
        int index = super.indexOf(c, from);
        counter.add(Math.max(0, index - from + 1));
        return index;
    }

    @Override
    public String substring(int start, int end) {
        counter.add(end - start);
        return super.substring(start, end);
    }

    @Override
    public Source newSource() {
        return new CountingSource(toString(), location(), counter);
    }
}
