package io.github.hiverules.testkit.cli;

import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.file.GameNotation;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Reads recorded games on all cores and hands over what a worker makes of them, in the order of the games.
 *
 * <p>A small file is read by one task. Of larger inputs, game strings are handed out by batches of lines, because reading is
 * most of the work; games of other notations are read one after the other and handed out by batches of games.
 */
final class Archive<R> implements AutoCloseable {

    /** More bytes than this are more characters than the readers accept. */
    static final int MAX_BYTES = 4 * ReadOptions.MAX_LENGTH;

    private static final int SMALL_FILE = 1 << 18;
    private static final int GAMES_PER_TASK = 64;

    private final InputStream standardInput;
    private final ReadOptions options;
    private final Worker<R> worker;
    private final OrderedWork<Part<R>> work;

    Archive(InputStream standardInput, ReadOptions options, Worker<R> worker, Consumer<Part<R>> sink) {
        this.standardInput = standardInput;
        this.options = options;
        this.worker = worker;
        this.work = new OrderedWork<>(sink);
    }

    /** Makes something of each game, or of an input that cannot be read; called by several threads. */
    interface Worker<R> {
        R game(Input input, ParsedGame game);

        R problem(Input input, String reason);
    }

    /**
     * What the worker made of some of the games of an input.
     *
     * @param passedOver whether the input holds no game and need not
     * @param bytes how much of the input it was
     */
    record Part<R>(Input input, List<R> results, boolean passedOver, long bytes) {}

    /** Reads inputs one after the other. */
    void read(List<Input> inputs) {
        inputs.forEach(this::read);
        work.finish();
    }

    private void read(Input input) {
        if (input.problem().isPresent()) {
            submitProblem(input, input.problem().get());
        } else if (input.size().orElse(Long.MAX_VALUE) <= SMALL_FILE) {
            work.submit(() -> readWhole(input));
        } else {
            readLarge(input);
        }
    }

    private void submitProblem(Input input, String reason) {
        work.submit(() -> problem(input, reason));
    }

    private Part<R> problem(Input input, String reason) {
        return new Part<>(input, List.of(worker.problem(input, reason)), false, 0);
    }

    private Part<R> readWhole(Input input) {
        byte[] bytes;
        try (InputStream in = input.open(standardInput)) {
            bytes = in.readAllBytes();
        } catch (IOException e) {
            return problem(input, FileProblem.ofReading(e));
        }
        String text = GameFiles.decode(bytes);
        if (isOther(input, text)) {
            return new Part<>(input, List.of(), true, bytes.length);
        }
        return new Part<>(input, results(input, GameFiles.read(text, options)), false, bytes.length);
    }

    private List<R> results(Input input, Stream<ParsedGame> games) {
        try (games) {
            return games.map(game -> worker.game(input, game)).toList();
        }
    }

    private static boolean isOther(Input input, String text) {
        return input.mayBeOther() && GameFiles.notationOf(text).isEmpty();
    }

    private void readLarge(Input input) {
        try (InputStream in = new BufferedInputStream(input.open(standardInput))) {
            LineBatches batches = new LineBatches(in);
            Optional<LineBatch> first = batches.next();
            String head = first.map(LineBatch::text).orElse("");
            if (isOther(input, head)) {
                work.submit(() -> new Part<>(input, List.of(), true, 0));
            } else if (first.isPresent() && first.get().isWide()) {
                readGames(input, first.get().bytes(), in);
            } else if (GameFiles.notationOf(head).equals(Optional.of(GameNotation.UHP))) {
                for (Optional<LineBatch> next = first; next.isPresent(); next = batches.next()) {
                    LineBatch batch = next.get();
                    work.submit(() -> read(input, batch));
                }
            } else {
                readGames(input, first.map(LineBatch::bytes).orElse(new byte[0]), in);
            }
        } catch (IOException e) {
            submitProblem(input, FileProblem.ofReading(e));
        }
    }

    private Part<R> read(Input input, LineBatch batch) {
        return new Part<>(input, results(input, batch.read(options)), false, batch.bytes().length);
    }

    /** Reads a file game by game; standard input is read whole, since its encoding is known only at its end. */
    private void readGames(Input input, byte[] head, InputStream in) throws IOException {
        if (input.path().isPresent()) {
            try (Stream<ParsedGame> games = GameFiles.open(input.path().get(), options)) {
                submitGames(input, games.iterator(), input.size().orElse(0L));
            } catch (UncheckedIOException e) {
                throw new IOException(e.getMessage(), e);
            }
            return;
        }
        byte[] bytes = new SequenceInputStream(new ByteArrayInputStream(head), in).readNBytes(MAX_BYTES + 1);
        if (bytes.length > MAX_BYTES) {
            throw new IOException("more than " + ReadOptions.MAX_LENGTH + " characters");
        }
        try (Stream<ParsedGame> games = GameFiles.read(GameFiles.decode(bytes), options)) {
            submitGames(input, games.iterator(), bytes.length);
        }
    }

    private void submitGames(Input input, Iterator<ParsedGame> games, long bytes) {
        while (games.hasNext()) {
            List<ParsedGame> batch = new ArrayList<>();
            for (int i = 0; i < GAMES_PER_TASK && games.hasNext(); i++) {
                batch.add(games.next());
            }
            long done = games.hasNext() ? 0 : bytes;
            work.submit(() -> new Part<>(input, results(input, batch.stream()), false, done));
        }
    }

    @Override
    public void close() {
        work.close();
    }
}
