package io.github.hiverules.notation.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** An input whose bytes all pass through {@link #read(byte[], int, int)}, so that a subclass sees each of them. */
abstract class ObservedInput extends FilterInputStream {

    ObservedInput(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        byte[] single = new byte[1];
        return read(single, 0, 1) < 0 ? -1 : single[0] & 0xFF;
    }

    @Override
    public abstract int read(byte[] bytes, int offset, int length) throws IOException;

    @Override
    public long skip(long bytes) throws IOException {
        return readNBytes((int) Math.min(bytes, 1 << 13)).length;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
