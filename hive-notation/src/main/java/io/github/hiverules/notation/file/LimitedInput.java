package io.github.hiverules.notation.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.ZipException;

/** Unpacked bytes, of which there may be only so many. At the end, checks what an entry says about them. */
final class LimitedInput extends FilterInputStream {

    private final long maxSize;
    private final Check check;
    private final CRC32 checksum = new CRC32();
    private long count;

    /** Checks all bytes at the end, and throws if they are not what they should be. */
    interface Check {
        void atEnd(long size, long checksum) throws ZipException;
    }

    LimitedInput(InputStream in, long maxSize, Check check) {
        super(in);
        this.maxSize = maxSize;
        this.check = check;
    }

    @Override
    public int read() throws IOException {
        byte[] single = new byte[1];
        return read(single, 0, 1) < 0 ? -1 : single[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = super.read(bytes, offset, length);
        if (read < 0) {
            check.atEnd(count, checksum.getValue());
            return read;
        }
        checksum.update(bytes, offset, read);
        count += read;
        if (count > maxSize) {
            throw new ZipException("unpacks to more than " + maxSize + " bytes");
        }
        return read;
    }

    @Override
    public long skip(long bytes) throws IOException {
        return readNBytes((int) Math.min(bytes, 1 << 13)).length;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
