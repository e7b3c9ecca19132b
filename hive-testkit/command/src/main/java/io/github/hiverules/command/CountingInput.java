package io.github.hiverules.command;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes that are read in blocks. */
final class CountingInput extends FilterInputStream {

    private long count;

    CountingInput(InputStream in) {
        super(in);
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = super.read(bytes, offset, length);
        count += Math.max(read, 0);
        return read;
    }

    /** Returns the number of bytes read since the last call. */
    long takeCount() {
        long taken = count;
        count = 0;
        return taken;
    }
}
