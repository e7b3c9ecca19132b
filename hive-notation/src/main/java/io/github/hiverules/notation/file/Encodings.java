package io.github.hiverules.notation.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds how a file is encoded: UTF-16 with a byte order mark, UTF-8, or else Latin-1. */
final class Encodings {

    private static final int MARK_LENGTH = 2;
    private static final int BIG_ENDIAN = 0xFEFF;
    private static final int LITTLE_ENDIAN = 0xFFFE;
    private static final int BLOCK = 1 << 16;

    private Encodings() {}

    static String decode(byte[] bytes) {
        Optional<Charset> marked = utf16(bytes);
        if (marked.isPresent()) {
            return new String(bytes, MARK_LENGTH, bytes.length - MARK_LENGTH, marked.get());
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    /** Opens a file after finding its encoding in a first pass. */
    static Reader open(Path file) throws IOException {
        Charset charset = charset(file);
        return new InputStreamReader(Files.newInputStream(file), charset);
    }

    private static Charset charset(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            Optional<Charset> marked = utf16(in.readNBytes(MARK_LENGTH));
            if (marked.isPresent()) {
                return marked.get();
            }
        }
        try (Reader in = new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8.newDecoder())) {
            char[] block = new char[BLOCK];
            while (in.read(block) >= 0) {
                // Only the check that it can be decoded matters.
            }
            return StandardCharsets.UTF_8;
        } catch (CharacterCodingException e) {
            return StandardCharsets.ISO_8859_1;
        }
    }

    private static Optional<Charset> utf16(byte[] bytes) {
        int mark = bytes.length < MARK_LENGTH ? 0 : (bytes[0] & 0xFF) << 8 | (bytes[1] & 0xFF);
        return switch (mark) {
            case BIG_ENDIAN -> Optional.of(StandardCharsets.UTF_16BE);
            case LITTLE_ENDIAN -> Optional.of(StandardCharsets.UTF_16LE);
            default -> Optional.empty();
        };
    }
}
