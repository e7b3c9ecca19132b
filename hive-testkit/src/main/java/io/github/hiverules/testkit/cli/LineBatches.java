package io.github.hiverules.testkit.cli;

import io.github.hiverules.notation.ReadOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** Cuts a stream of bytes into batches of whole lines; no letter of UTF-8 is cut, because none contains a line end. */
final class LineBatches {

    private static final int USUAL_BYTES = 1 << 16;

    private final InputStream in;
    private int lines;

    LineBatches(InputStream in) {
        this.in = in;
    }

    /**
     * Returns the next batch, or empty at the end of the stream.
     *
     * @throws IOException if reading fails or a line is too long
     */
    Optional<LineBatch> next() throws IOException {
        byte[] start = in.readNBytes(USUAL_BYTES);
        if (start.length == 0) {
            return Optional.empty();
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_BYTES + USUAL_BYTES / 16);
        bytes.writeBytes(start);
        int last = start[start.length - 1] & 0xFF;
        while (last != '\n' && last >= 0) {
            last = in.read();
            if (last >= 0) {
                bytes.write(last);
            }
            if (bytes.size() > Archive.MAX_BYTES) {
                throw new IOException("more than " + ReadOptions.MAX_LENGTH + " characters");
            }
        }
        LineBatch batch = new LineBatch(bytes.toByteArray(), lines);
        lines += batch.lines();
        return Optional.of(batch);
    }
}
