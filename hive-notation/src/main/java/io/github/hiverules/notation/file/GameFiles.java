package io.github.hiverules.notation.file;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.grammar.GameIterator;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * Reads recorded games in any supported notation. {@link TextKind} recognizes the notation from the content; file names
 * do not matter.
 *
 * <p>A file may have any number of games, each of up to {@link ReadOptions#MAX_LENGTH} characters. A longer game is a
 * fault, after which the reader goes on with the next game.
 */
public final class GameFiles {

    /** The maximum number of bytes to which a gzip file, or a file in a zip file, may unpack. */
    public static final long MAX_UNPACKED_BYTES = 1 << 30;

    private static final int MIN_PART_LENGTH = 1 << 16;

    private GameFiles() {}

    /**
     * Reads all games of a text lazily, one after another.
     *
     * <p>Game strings and game texts have one game per line; empty lines, lines that begin with {@code #}, and the
     * header of a file of OpenSpiel are skipped. A transcript of the protocol has a game for each {@code newgame}. The
     * games among the words of a message are found.
     *
     * @param text the text
     * @param options how to read; a game text names its own ruleset
     * @return the games, at least one; for a text in no known notation, a single game with a fault
     */
    public static Stream<Parsed<GameRecord>> parse(CharSequence text, ReadOptions options) {
        return parse(new StringReader(text.toString()), options);
    }

    /**
     * Reads all games of a stream of characters lazily, with only one game in memory at a time.
     *
     * <p>Locations refer to the whole text; offsets are capped at {@link Integer#MAX_VALUE}.
     *
     * @param in the text; closing the returned stream closes it
     * @param options how to read
     * @return the games, at least one; for a text in no known notation, a single game with a fault; the stream throws
     *     an {@link UncheckedIOException} where reading fails
     */
    public static Stream<Parsed<GameRecord>> parse(Reader in, ReadOptions options) {
        Objects.requireNonNull(in, "in");
        Objects.requireNonNull(options, "options");
        ArchiveParts parts = new ArchiveParts(new LineReader(in), options, 1, ArchiveParts.Origin.UNKNOWN);
        return closing(Concatenation.of(parts, ArchivePart::parse), in);
    }

    /**
     * Reads all games of a stream of bytes, which it decodes like {@link #decode(byte[])}; otherwise like {@link
     * #parse(Reader, ReadOptions)}.
     *
     * @param in the text; closing the returned stream closes it
     * @param options how to read
     * @return the games, at least one
     */
    public static Stream<Parsed<GameRecord>> parse(InputStream in, ReadOptions options) {
        Objects.requireNonNull(in, "in");
        return parse(new DecodingReader(in), options);
    }

    /**
     * Opens a file and reads its games like {@link #parse(InputStream, ReadOptions)}; for a folder or a zip file, the
     * games of all its files like {@link #split(Path, ReadOptions)}, which also tells from which file a game comes.
     *
     * @param file the file or folder; names that end in {@code .zip} or {@code .gz} say that a file is packed
     * @param options how to read
     * @return the games; close the stream, for example with try-with-resources; the stream throws an {@link
     *     UncheckedIOException} where reading fails
     * @throws IOException if the file cannot be opened
     */
    public static Stream<Parsed<GameRecord>> open(Path file, ReadOptions options) throws IOException {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(options, "options");
        Stream<ArchivePart> parts = Files.isDirectory(file)
                ? split(file, options)
                : ArchiveFile.named(file).content().open(options);
        return Concatenation.of(parts.iterator(), ArchivePart::parse).onClose(parts::close);
    }

    /**
     * Opens a file, and unpacks it if its name ends in {@code .gz}: to at most {@link #MAX_UNPACKED_BYTES}, and at most
     * 100 times its packed size or a megabyte.
     *
     * @param file the file
     * @return the content, which throws an {@link IOException} where it is damaged or exceeds a limit
     * @throws IOException if the file cannot be opened
     */
    public static InputStream open(Path file) throws IOException {
        InputStream in = Files.newInputStream(Objects.requireNonNull(file, "file"));
        if (!hasExtension(file, ".gz")) {
            return in;
        }
        try {
            return new LimitedInput(new GZIPInputStream(in), Files.size(file), OptionalLong.empty());
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    static boolean hasExtension(Path file, String extension) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(extension);
    }

    /**
     * Divides files lazily into parts of many games, so that several threads can read them. Finding where games begin
     * takes only a fraction of the time that it takes to read them.
     *
     * <p>A folder has the parts of all files in it and in its subfolders, a zip file those of all its files, in the order
     * of their names. Hidden files and folders, whose names begin with a period, and files that hold no games are
     * {@linkplain ArchivePart#isSkipped() skipped}, unless their names end in {@code .pgn}, {@code .sgf} or {@code .uhp}.
     * What cannot be read is a part with a {@linkplain ArchivePart#failure() failure}, and the other files follow.
     *
     * <pre>{@code
     * try (Stream<ArchivePart> parts = GameFiles.split(file, ReadOptions.lenient())) {
     *     parts.forEach(part -> executor.execute(() -> part.parse().forEach(this::process)));
     * }
     * }</pre>
     *
     * @param file the file or folder; names that end in {@code .zip} or {@code .gz} say that a file is packed
     * @param options how to read
     * @return the parts, with the same games as {@link #open(Path, ReadOptions)}; close the stream, for example with
     *     try-with-resources
     */
    public static Stream<ArchivePart> split(Path file, ReadOptions options) {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(options, "options");
        try {
            List<ArchiveFile> files =
                    Files.isDirectory(file) ? ArchiveFile.inFolder(file) : List.of(ArchiveFile.named(file));
            return Concatenation.of(files.iterator(), found -> found.parts(options));
        } catch (IOException e) {
            return Stream.of(ArchivePart.failed(file.toString(), e));
        }
    }

    /**
     * Divides a stream of bytes like {@link #split(Path, ReadOptions)}. A part ends early where the input has no more
     * bytes {@linkplain InputStream#available() available}, so games that somebody types or pipes in are not held back.
     *
     * @param in the bytes, decoded like {@link #decode(byte[])}; closing the returned stream closes it
     * @param options how to read
     * @return the parts, with the same games as {@link #parse(InputStream, ReadOptions)}; if reading fails, the last one
     *     has a {@linkplain ArchivePart#failure() failure}
     */
    public static Stream<ArchivePart> split(InputStream in, ReadOptions options) {
        Objects.requireNonNull(in, "in");
        Objects.requireNonNull(options, "options");
        return split(in, options, ArchiveParts.Origin.UNKNOWN);
    }

    static Stream<ArchivePart> split(InputStream in, ReadOptions options, ArchiveParts.Origin origin) {
        LineReader lines = new LineReader(new DecodingReader(in));
        return closing(GameIterator.stream(new ArchiveParts(lines, options, MIN_PART_LENGTH, origin)), in);
    }

    static <T> Stream<T> closing(Stream<T> stream, Closeable in) {
        return stream.onClose(() -> {
            try {
                in.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /**
     * {@return the text of a file: UTF-16 if its bytes begin with its byte order mark, otherwise UTF-8} Bytes that are
     * not valid UTF-8 count as Latin-1, so an archive may contain files of both kinds.
     *
     * @param bytes the content of a file
     */
    public static String decode(byte[] bytes) {
        return DecodingReader.decode(bytes);
    }
}
