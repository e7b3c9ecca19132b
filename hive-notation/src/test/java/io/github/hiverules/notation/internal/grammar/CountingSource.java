package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.fault.TextLocation;

/** A source that counts how many characters are read, including those of its parts. Readers accept it as their text. */
public final class CountingSource extends Source {

    private final Counter reads;

    public CountingSource(String text) {
        this(text, TextLocation.START, new Counter());
    }

    public CountingSource(String text, TextLocation start, Counter reads) {
        super(text, start);
        this.reads = reads;
    }

    /** Counts reads, perhaps of several sources. Not thread-safe. */
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

    @Override
    public char at(int index) {
        reads.add(1);
        return super.at(index);
    }

    @Override
    public int indexOf(char c, int from) {
        int index = super.indexOf(c, from);
        reads.add(Math.max(0, index - from + 1));
        return index;
    }

    @Override
    public String substring(int start, int end) {
        reads.add(end - start);
        return super.substring(start, end);
    }

    @Override
    public Source part(int from, int to) {
        return new CountingSource(substring(from, to), location(from), reads);
    }

    /** Returns the number of reads so far. */
    public long reads() {
        return reads.count();
    }
}
