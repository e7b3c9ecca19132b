package io.github.hiverules.notation.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Decodes bytes like {@link GameFiles#decode(byte[])}. Callers must always ask for at least two characters, because a
 * surrogate pair does not fit into one. Not thread-safe.
 */
final class DecodingReader extends Reader {

    private static final int BLOCK_LENGTH = 1 << 13;
    private static final int MARK_LENGTH = 2;
    private static final int BIG_ENDIAN = 0xFEFF;
    private static final int LITTLE_ENDIAN = 0xFFFE;

    private final InputStream in;
    private final ByteBuffer bytes;
    private CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    private boolean hasBegun;
    private boolean hasEnded;

    DecodingReader(InputStream in) {
        this.in = in;
        this.bytes = ByteBuffer.wrap(new byte[BLOCK_LENGTH], 0, 0);
    }

    static String decode(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length);
        char[] block = new char[BLOCK_LENGTH];
        try (Reader reader = new DecodingReader(new ByteArrayInputStream(bytes))) {
            for (int count = reader.read(block); count >= 0; count = reader.read(block)) {
                text.append(block, 0, count);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        if (!hasBegun) {
            begin();
        }
        CharBuffer text = CharBuffer.wrap(target, offset, length);
        while (text.position() == offset && (bytes.hasRemaining() || !hasEnded)) {
            if (decoder.decode(bytes, text, hasEnded).isError()) {
                takeLatin1(text);
            } else if (text.position() == offset && !hasEnded) {
                fill();
            }
        }
        int count = text.position() - offset;
        return count == 0 ? -1 : count;
    }

    @Override
    public boolean ready() throws IOException {
        return bytes.hasRemaining() || in.available() > 0;
    }

    /** Decodes one byte that is not valid UTF-8. */
    private void takeLatin1(CharBuffer text) {
        if (text.hasRemaining()) {
            text.put((char) (bytes.get() & 0xFF));
        }
    }

    private void begin() throws IOException {
        hasBegun = true;
        while (bytes.remaining() < MARK_LENGTH && !hasEnded) {
            fill();
        }
        int mark = bytes.remaining() < MARK_LENGTH ? 0 : bytes.getShort(0) & 0xFFFF;
        if (mark == BIG_ENDIAN || mark == LITTLE_ENDIAN) {
            asBuffer().position(MARK_LENGTH);
            decoder = (mark == BIG_ENDIAN ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE)
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE);
        }
    }

    /** Reads more bytes, and keeps those not decoded yet. */
    private void fill() throws IOException {
        bytes.compact();
        int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
        hasEnded = count < 0;
        asBuffer().position(bytes.position() + Math.max(count, 0)).flip();
    }

    /** Android 14 has these methods only for buffers of any kind. */
    private Buffer asBuffer() {
        return bytes;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
