package io.github.hiverules.command;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.ArchivePart;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.file.ZipFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Reads recorded games on all cores, gives each to a worker, and delivers the results in the order of the games.
 *
 * <p>A small file is read by one task. A larger input, or a file in a zip file, is divided into parts of many games,
 * and each part is read by a task of its own.
 */
final class ArchiveReader<R> implements AutoCloseable {

    private static final int MAX_SMALL_FILE_BYTES = 1 << 18;
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
                sink.accept(Part.of(part.input(), part.rest(), 0));
            }
        });
    }

    /** Processes a game, or an input that cannot be read; several threads call it. */
    interface Worker<R> {
        R game(Input input, Optional<TextKind> kind, Parsed<GameRecord> game);

        R failure(Input input, String reason);
    }

    /** Opens the content of an input. */
    private interface Content {
        InputStream open() throws IOException;
    }

    /**
     * The results for a part of an input.
     *
     * @param skipped whether the input was skipped because it holds no game
     * @param bytes the length of this part of the input
     * @param rest more results, made lazily because a damaged file can have very many games
     */
    record Part<R>(Input input, List<R> results, boolean skipped, long bytes, Iterator<R> rest) {

        static <R> Part<R> skipped(Input input, long bytes) {
            return new Part<>(input, List.of(), true, bytes, Collections.emptyIterator());
        }

        static <R> Part<R> of(Input input, Iterator<R> results, long bytes) {
            List<R> first = new ArrayList<>();
            while (first.size() < MAX_RESULTS_PER_PART && results.hasNext()) {
                first.add(results.next());
            }
            return new Part<>(input, first, false, bytes, results);
        }
    }

    void read(List<Input> inputs) {
        work.run(() -> inputs.forEach(this::read));
    }

    private void read(Input input) {
        if (input.failure().isPresent()) {
            submitFailure(input, input.failure().get());
        } else if (input.isZip()) {
            readZip(input);
        } else if (input.unpackedSize().orElse(Long.MAX_VALUE) <= MAX_SMALL_FILE_BYTES) {
            work.submit(() -> readWhole(input));
        } else {
            readLarge(input, () -> input.open(standardInput));
        }
    }

    private void readZip(Input zip) {
        try (ZipFolder folder = ZipFolder.open(zip.path().orElseThrow())) {
            folder.names().forEach(name -> readLarge(zip.inside(name), () -> folder.open(name)));
        } catch (IOException e) {
            submitFailure(zip, FileFailure.ofReading(e));
        }
    }

    private void submitFailure(Input input, String reason) {
        work.submit(() -> failure(input, reason));
    }

    private Part<R> failure(Input input, String reason) {
        return Part.of(input, List.of(worker.failure(input, reason)).iterator(), 0);
    }

    private Part<R> readWhole(Input input) {
        byte[] bytes;
        try (InputStream in = input.open(standardInput)) {
            bytes = in.readAllBytes();
        } catch (IOException e) {
            return failure(input, FileFailure.ofReading(e));
        }
        String text = GameFiles.decode(bytes);
        Optional<TextKind> kind = TextKind.detect(text).filter(TextKind::holdsGames);
        if (input.mayHoldOtherContent() && kind.isEmpty()) {
            return Part.skipped(input, bytes.length);
        }
        return part(input, kind, GameFiles.parse(text, options), bytes.length);
    }

    private Part<R> part(Input input, Optional<TextKind> kind, Stream<Parsed<GameRecord>> games, long bytes) {
        return Part.of(input, games.map(game -> worker.game(input, kind, game)).iterator(), bytes);
    }

    /** Hands out parts of the input; parts read before a failure are kept. */
    private void readLarge(Input input, Content content) {
        try (CountingInput in = new CountingInput(content.open());
                Stream<ArchivePart> parts = GameFiles.split(in, options)) {
            for (Iterator<ArchivePart> rest = parts.iterator(); rest.hasNext(); ) {
                ArchivePart part = rest.next();
                long bytes = in.takeCount();
                if (input.mayHoldOtherContent() && part.kind().isEmpty()) {
                    work.submit(() -> Part.skipped(input, bytes));
                } else {
                    work.submit(() -> part(input, part.kind(), part.parse(), bytes));
                }
            }
        } catch (UncheckedIOException e) {
            submitFailure(input, FileFailure.ofReading(Objects.requireNonNull(e.getCause())));
        } catch (IOException e) {
            submitFailure(input, FileFailure.ofReading(e));
        }
    }

    @Override
    public void close() {
        work.close();
    }
}
