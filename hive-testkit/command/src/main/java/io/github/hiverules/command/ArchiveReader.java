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
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Reads recorded games on all cores, gives each to a worker, and delivers the results in the order of the games, those
 * of each part of an archive as soon as all earlier ones are ready. Only a few parts wait at a time. May be used once.
 */
final class ArchiveReader<R> {

    static final String STANDARD_INPUT = "-";

    private static final int MAX_RESULTS_AT_ONCE = 1 << 12;
    private static final int MAX_WAITING_PER_CORE = 4;

    private final InputStream standardInput;
    private final ReadOptions options;
    private final Worker<R> worker;
    private final ExecutorService threads;

    /** The results to deliver; the last element is empty. */
    private final BlockingQueue<CompletableFuture<Optional<Part<R>>>> waiting;

    private final List<String> withoutGames = new ArrayList<>();
    private int hidden;
    private long charactersRead;

    ArchiveReader(InputStream standardInput, ReadOptions options, Worker<R> worker) {
        this.standardInput = standardInput;
        this.options = options;
        this.worker = worker;
        int cores = Runtime.getRuntime().availableProcessors();
        this.threads = Executors.newFixedThreadPool(cores + 1, ArchiveReader::daemon);
        this.waiting = new ArrayBlockingQueue<>(cores * MAX_WAITING_PER_CORE);
    }

    /** Processes a game, or a file that cannot be read; several threads call it. */
    interface Worker<R> {
        R game(String file, Optional<TextKind> kind, Parsed<GameRecord> game);

        R failure(String file, String reason);
    }

    /**
     * The results for a part of an archive.
     *
     * @param rest more results, made lazily because a damaged file can have very many games
     */
    private record Part<R>(Optional<ArchivePart> source, List<R> first, Iterator<R> rest) {}

    /** Creates a thread that does not keep the process alive once the answer is complete or lost. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "hive");
        thread.setDaemon(true);
        return thread;
    }

    /** Reads the named files and folders; {@code -} is standard input. Delivers results in this thread. */
    void read(List<String> names, Consumer<List<R>> sink) {
        // A thread of its own waits for input, while this one delivers.
        Future<?> unused = threads.submit(() -> {
            CompletableFuture<Void> end = CompletableFuture.runAsync(() -> names.forEach(this::read), Runnable::run);
            put(end.thenApply(nothing -> Optional.empty()));
        });
        try {
            for (Optional<Part<R>> next = take(); next.isPresent(); next = take()) {
                Part<R> part = next.get();
                part.source().ifPresent(this::count);
                sink.accept(part.first());
                while (part.rest().hasNext()) {
                    sink.accept(some(part.rest()));
                }
            }
        } catch (CompletionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException known ? known : e;
        } finally {
            threads.shutdownNow();
        }
    }

    private void count(ArchivePart part) {
        charactersRead += part.length();
        if (part.isHidden()) {
            hidden++;
        } else if (part.isSkipped()) {
            withoutGames.add(part.file());
        }
    }

    /** Returns the number of characters whose results were delivered. */
    long charactersRead() {
        return charactersRead;
    }

    /** Returns a sentence about the files of folders that were skipped, or empty if there are none. */
    Optional<String> skipped() {
        List<String> parts = new ArrayList<>();
        if (hidden > 0) {
            parts.add(hidden == 1 ? "1 hidden file or folder" : hidden + " hidden files and folders");
        }
        if (!withoutGames.isEmpty()) {
            parts.add(
                    Wording.count(withoutGames.size(), "file") + " without games: " + String.join(", ", withoutGames));
        }
        return parts.isEmpty() ? Optional.empty() : Optional.of("skipped " + String.join(", and ", parts));
    }

    private Optional<Part<R>> take() {
        try {
            return waiting.take().join();
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private void put(CompletableFuture<Optional<Part<R>>> part) {
        try {
            waiting.put(part);
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private static UnusableInputException interrupted() {
        Thread.currentThread().interrupt();
        return new UnusableInputException("interrupted");
    }

    private void submit(Supplier<Part<R>> task) {
        put(CompletableFuture.supplyAsync(() -> Optional.of(task.get()), threads));
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
            rest.forEachRemaining(part -> submit(() -> results(part)));
        } catch (InvalidPathException e) {
            submitFailure(name, "cannot be read: " + reason(e));
        }
    }

    private void submitFailure(String file, String reason) {
        submit(() -> new Part<>(Optional.empty(), List.of(worker.failure(file, reason)), Collections.emptyIterator()));
    }

    private Part<R> results(ArchivePart part) {
        String file = part.file().isEmpty() ? STANDARD_INPUT : part.file();
        Iterator<R> results = part.failure()
                .map(failure -> Stream.of(worker.failure(file, FileFailure.ofReading(failure))))
                .orElseGet(() -> part.parse().map(game -> worker.game(file, part.kind(), game)))
                .iterator();
        return new Part<>(Optional.of(part), some(results), results);
    }

    private static <R> List<R> some(Iterator<R> results) {
        List<R> some = new ArrayList<>();
        while (some.size() < MAX_RESULTS_AT_ONCE && results.hasNext()) {
            some.add(results.next());
        }
        return some;
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
}
