package io.github.hiverules.command;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.ArchivePart;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.file.TextKind;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Reads recorded games on all cores, gives each to a worker, and delivers the results in the order of the games. Each
 * part of an archive is read by a task of its own.
 */
final class ArchiveReader<R> implements AutoCloseable {

    static final String STANDARD_INPUT = "-";

    private static final int MAX_RESULTS_PER_PART = 1 << 12;

    private final InputStream standardInput;
    private final ReadOptions options;
    private final Worker<R> worker;
    private final OrderedWork<Part<R>> work;

    ArchiveReader(InputStream standardInput, ReadOptions options, Worker<R> worker, Consumer<Part<R>> sink) {
        this.standardInput = standardInput;
        this.options = options;
        this.worker = worker;
        this.work = new OrderedWork<>(part -> {
            sink.accept(part);
            while (part.rest().hasNext()) {
                sink.accept(Part.of(Optional.empty(), part.rest()));
            }
        });
    }

    /** Processes a game, or a file that cannot be read; several threads call it. */
    interface Worker<R> {
        R game(String file, Optional<TextKind> kind, Parsed<GameRecord> game);

        R failure(String file, String reason);
    }

    /**
     * The results for a part of an archive.
     *
     * @param source the part, in its first results
     * @param rest more results, made lazily because a damaged file can have very many games
     */
    record Part<R>(Optional<ArchivePart> source, List<R> results, Iterator<R> rest) {

        static <R> Part<R> of(Optional<ArchivePart> source, Iterator<R> results) {
            List<R> first = new ArrayList<>();
            while (first.size() < MAX_RESULTS_PER_PART && results.hasNext()) {
                first.add(results.next());
            }
            return new Part<>(source, first, results);
        }
    }

    /** Reads the named files and folders; {@code -} is standard input. */
    void read(List<String> names) {
        work.run(() -> names.forEach(this::read));
    }

    private void read(String name) {
        if (name.isEmpty()) {
            submitFailure("''", "the file name is empty");
            return;
        }
        try (Stream<ArchivePart> parts = name.equals(STANDARD_INPUT)
                ? GameFiles.split(standardInput, options)
                : GameFiles.split(Path.of(name), options)) {
            Iterator<ArchivePart> rest = parts.iterator();
            if (!rest.hasNext()) {
                submitFailure(name, "no files in this folder");
            }
            rest.forEachRemaining(part -> work.submit(() -> results(part)));
        } catch (InvalidPathException e) {
            submitFailure(name, "cannot be read: " + reason(e));
        }
    }

    private void submitFailure(String file, String reason) {
        work.submit(
                () -> new Part<>(Optional.empty(), List.of(worker.failure(file, reason)), Collections.emptyIterator()));
    }

    private Part<R> results(ArchivePart part) {
        String file = part.file().isEmpty() ? STANDARD_INPUT : part.file();
        Stream<R> results = part.failure()
                .map(failure -> Stream.of(worker.failure(file, FileFailure.ofReading(failure))))
                .orElseGet(() -> part.parse().map(game -> worker.game(file, part.kind(), game)));
        return Part.of(Optional.of(part), results.iterator());
    }

    /** Java cannot find a file whose name, as it came from the shell, is not in the encoding of the locale. */
    private static String reason(InvalidPathException e) {
        String encoding =
                System.getProperty("sun.jnu.encoding", Charset.defaultCharset().name());
        return e.getInput().indexOf('\uFFFD') < 0
                ? e.getReason()
                : "the locale's encoding (" + encoding
                        + ") cannot express the file name; name its folder instead, or set LC_ALL";
    }

    @Override
    public void close() {
        work.close();
    }
}
