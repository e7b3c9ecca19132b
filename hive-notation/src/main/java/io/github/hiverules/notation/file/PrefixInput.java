package io.github.hiverules.notation.file;

import java.io.IOException;
import java.io.InputStream;

/** The first bytes of another input. */
final class PrefixInput extends ObservedInput {

    private long remaining;

    PrefixInput(InputStream in, long length) {
        super(in);
        this.remaining = length;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = remaining == 0 ? -1 : in.read(bytes, offset, (int) Math.min(length, remaining));
        remaining -= Math.max(read, 0);
        return read;
    }
}
