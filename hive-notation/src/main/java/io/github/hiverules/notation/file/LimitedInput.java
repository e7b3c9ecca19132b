package io.github.hiverules.notation.file;

import java.io.IOException;
import java.io.InputStream;
import java.util.OptionalLong;
import java.util.zip.CRC32;
import java.util.zip.ZipException;

/** Unpacked bytes, up to a limit. Not thread-safe. */
final class LimitedInput extends InputStream {

    /** Texts shrink to a fifth or tenth; only an attack shrinks to a hundredth of more than a megabyte. */
    private static final long MAX_RATIO = 100;

    private static final long MIN_MAX_SIZE = 1 << 20;

    private final InputStream in;
    private final long maxSize;
    private final OptionalLong checksum;
    private final CRC32 actual = new CRC32();
    private long count;

    /**
     * Limits an input.
     *
     * @param packed how many packed bytes there are
     * @param checksum the checksum of all bytes; empty if the input checks it itself
     */
    LimitedInput(InputStream in, long packed, OptionalLong checksum) {
        this.in = in;
        this.maxSize = maxSize(packed);
        this.checksum = checksum;
    }

    /** Returns how many bytes a number of packed bytes may unpack to. */
    static long maxSize(long packed) {
        return Math.min(GameFiles.MAX_UNPACKED_BYTES, Math.max(MIN_MAX_SIZE, MAX_RATIO * packed));
    }

    @Override
    public int read() throws IOException {
        byte[] single = new byte[1];
        return read(single, 0, 1) < 0 ? -1 : single[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = in.read(bytes, offset, length);
        if (read < 0) {
            if (checksum.isPresent() && checksum.getAsLong() != actual.getValue()) {
                throw new ZipException("damaged content");
            }
            return read;
        }
        count += read;
        if (count > maxSize) {
            throw new ZipException("unpacks to more than " + maxSize + " bytes");
        }
        actual.update(bytes, offset, read);
        return read;
    }

    @Override
    public int available() throws IOException {
        return in.available();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
