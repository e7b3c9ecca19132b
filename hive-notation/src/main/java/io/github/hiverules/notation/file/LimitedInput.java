package io.github.hiverules.notation.file;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipException;

/** Unpacked bytes, up to a limit. */
final class LimitedInput extends ObservedInput {

    private final long maxSize;
    private final Check check;
    private long count;

    /** Checks the bytes at their end, and throws if they are not what they should be. */
    interface Check {
        void atEnd(long size) throws ZipException;
    }

    LimitedInput(InputStream in, long maxSize, Check check) {
        super(in);
        this.maxSize = maxSize;
        this.check = check;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = in.read(bytes, offset, length);
        if (read < 0) {
            check.atEnd(count);
            return read;
        }
        count += read;
        if (count > maxSize) {
            throw new ZipException("unpacks to more than " + maxSize + " bytes");
        }
        return read;
    }
}
