package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.testkit.HashedPerft;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hive perft}: counts sequences of legal moves. */
@Command(
        name = "perft",
        description = "Counts the sequences of legal moves of each length up to DEPTH.",
        mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer> {

    private static final double NANOS_PER_MILLI = 1e6;

    /** A speed that is measured in less time is mostly noise. */
    private static final long MIN_NANOS_FOR_SPEED = 50_000_000;

    private static final int MAX_THREADS = 1024;

    private final Streams streams;

    @Mixin
    private GameArgument argument = new GameArgument();

    @Option(
            names = "--divide",
            description = "Count only the sequences of DEPTH moves, separately for each first move.")
    private boolean divide;

    @Option(names = "--hash", description = "Visit equal and symmetric positions only once; the counts stay the same.")
    private boolean hash;

    @Option(names = "--threads", paramLabel = "N", description = "The number of threads. Default: 1")
    private Optional<Integer> threads = Optional.empty();

    @Parameters(index = "1", paramLabel = "DEPTH", description = "The maximum length, in plies.")
    private int depth;

    PerftCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        int minDepth = divide ? 1 : 0;
        if (depth < minDepth || depth > Perft.MAX_DEPTH) {
            throw new UnusableInputException(
                    "DEPTH: expected " + minDepth + " to " + Perft.MAX_DEPTH + ", found " + depth);
        }
        int threadCount = threads.orElse(1);
        if (threadCount < 1 || threadCount > MAX_THREADS) {
            throw new UnusableInputException("--threads: expected 1 to " + MAX_THREADS + ", found " + threadCount);
        }
        argument.rules().refuse(Toggle.REPETITION_DRAW, "perft counts the moves of positions, which have no history");
        if (divide) {
            RulesOptions.refuse("--hash", hash, "--divide visits every position");
            RulesOptions.refuse("--threads", threads.isPresent(), "--divide uses one thread");
        }
        Parsed<Game> game = argument.read(streams);
        Position position = game.orThrow().position();
        if (divide) {
            printDivided(position, Names.of(game));
            return ExitCode.OK;
        }
        for (int plies = Math.min(1, depth); plies <= depth; plies++) {
            long start = System.nanoTime();
            long count =
                    hash ? HashedPerft.count(position, plies, threadCount) : Perft.count(position, plies, threadCount);
            print(plies, count, System.nanoTime() - start);
        }
        return ExitCode.OK;
    }

    private void printDivided(Position position, Names names) {
        Map<String, Long> counts = new TreeMap<>();
        long start = System.nanoTime();
        Perft.divide(position, depth).forEach((move, count) -> counts.put(names.of(move), count));
        long nanos = System.nanoTime() - start;
        counts.forEach((move, count) -> streams.out().println(move + ": " + count));
        print(depth, counts.values().stream().mapToLong(Long::longValue).sum(), nanos);
    }

    private void print(int plies, long count, long nanos) {
        double speed = count / (nanos / NANOS_PER_MILLI * 1000);
        String line = String.format(Locale.ROOT, "perft(%d) = %d in %.0f ms", plies, count, nanos / NANOS_PER_MILLI);
        streams.out()
                .println(
                        nanos < MIN_NANOS_FOR_SPEED
                                ? line
                                : line + String.format(Locale.ROOT, speed < 1 ? ", %.2f M/s" : ", %.1f M/s", speed));
        streams.out().flush();
    }
}
