package io.github.hiverules.notation.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The first bytes of another input. */
final class PrefixInput extends FilterInputStream {

    private long remaining;

    PrefixInput(InputStream in, long length) {
        super(in);
        this.remaining = length;
    }

    @Override
    public int read() throws IOException {
        byte[] single = new byte[1];
        return read(single, 0, 1) < 0 ? -1 : single[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = remaining == 0 ? -1 : super.read(bytes, offset, (int) Math.min(length, remaining));
        remaining -= Math.max(read, 0);
        return read;
    }
}
