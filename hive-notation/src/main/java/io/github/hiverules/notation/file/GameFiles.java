package io.github.hiverules.notation.file;

import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.grammar.Games;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Reads recorded games in any supported notation. {@link TextKind} recognizes the notation by the content, not by the
 * file name.
 *
 * <p>Reading takes linear time. There may be any number of games, each of up to {@link ReadOptions#MAX_LENGTH}
 * characters. A longer one is a fault, and reading goes on with the next.
 */
public final class GameFiles {

    /** The least length of a part of an archive. */
    private static final int PART = 1 << 16;

    private GameFiles() {}

    /**
     * Reads all games of a text lazily, one after the other.
     *
     * <p>Each line with a UHP game string or a game text is a game; empty lines and lines that begin with {@code #} are
     * skipped.
     *
     * @param text the text
     * @param options how to read; a game text names its own rules
     * @return the games, at least one; for a text in no known notation, a single game with a fault
     */
    public static Stream<ParsedGame> parse(CharSequence text, ReadOptions options) {
        Objects.requireNonNull(options, "options");
        if (text.length() > ReadOptions.MAX_LENGTH) {
            return parse(new StringReader(text.toString()), options);
        }
        return ArchivePart.parse(text, TextKind.detect(text), options);
    }

    /**
     * Reads all games of a stream of characters lazily, one after the other, in little memory.
     *
     * <p>It holds only one line of UHP game strings or game texts at a time, or one game of a PGN or SGF. Locations
     * refer to the whole text; offsets stop at {@link Integer#MAX_VALUE}.
     *
     * @param in the text; it is closed when the returned stream is
     * @param options how to read
     * @return the games, at least one; for a text in no known notation, a single game with a fault; throws an {@link
     *     UncheckedIOException} where reading fails
     */
    public static Stream<ParsedGame> parse(Reader in, ReadOptions options) {
        Objects.requireNonNull(in, "in");
        Objects.requireNonNull(options, "options");
        return closing(
                Games.stream(new GameStream<>(new ArchiveParts(new LineReader(in), options, 1), ArchivePart::parse)),
                in);
    }

    /**
     * Reads all games of a stream of bytes like {@link #parse(Reader, ReadOptions)}, decoded like {@link
     * #decode(byte[])}.
     *
     * @param in the text; it is closed when the returned stream is
     * @param options how to read
     * @return the games, at least one
     */
    public static Stream<ParsedGame> parse(InputStream in, ReadOptions options) {
        Objects.requireNonNull(in, "in");
        return parse(new DecodingReader(in), options);
    }

    /**
     * Opens a file and reads its games like {@link #parse(InputStream, ReadOptions)}.
     *
     * @param file the file
     * @param options how to read
     * @return the games; close the stream, for example with try-with-resources
     * @throws IOException if the file cannot be opened
     */
    public static Stream<ParsedGame> open(Path file, ReadOptions options) throws IOException {
        Objects.requireNonNull(options, "options");
        return parse(Files.newInputStream(file), options);
    }

    /**
     * Divides a large archive lazily into parts of many games, so that several threads can read them. Finding where
     * games begin takes only a fraction of the time for reading them.
     *
     * <pre>{@code
     * try (Stream<ArchivePart> parts = GameFiles.split(in, ReadOptions.lenient())) {
     *     parts.forEach(part -> executor.execute(() -> part.parse().forEach(this::process)));
     * }
     * }</pre>
     *
     * @param in the bytes, decoded like {@link #decode(byte[])}; closed when the returned stream is
     * @param options how to read
     * @return the parts, with the same games as {@link #parse(InputStream, ReadOptions)}; throws an {@link
     *     UncheckedIOException} where reading fails, after the games before it
     */
    public static Stream<ArchivePart> split(InputStream in, ReadOptions options) {
        Objects.requireNonNull(in, "in");
        Objects.requireNonNull(options, "options");
        return closing(Games.stream(new ArchiveParts(new LineReader(new DecodingReader(in)), options, PART)), in);
    }

    private static <T> Stream<T> closing(Stream<T> stream, Closeable in) {
        return stream.onClose(() -> {
            try {
                in.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /**
     * {@return the bytes of a file as text: UTF-16 if they begin with its byte order mark, otherwise UTF-8} Bytes that
     * are not valid UTF-8 count as Latin-1, so an archive may mix files in both.
     *
     * @param bytes the content of a file
     */
    public static String decode(byte[] bytes) {
        return DecodingReader.decode(bytes);
    }
}
