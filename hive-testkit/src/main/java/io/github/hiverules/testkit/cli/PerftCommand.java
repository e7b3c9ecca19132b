package io.github.hiverules.testkit.cli;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.Perft;
import io.github.hiverules.testkit.TablePerft;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
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
    private static final double NANOS_PER_MICRO = 1e3;

    private final Streams streams;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    @Option(names = "--divide", description = "Count for each first move, at DEPTH only.")
    private boolean divide;

    @Option(names = "--table", description = "Count what looks the same only once, by hashing and symmetry.")
    private boolean table;

    @Option(names = "--threads", paramLabel = "N", description = "Count with so many threads (default: 1).")
    private int threads = 1;

    @Parameters(index = "0", paramLabel = GameArgument.LABEL, description = GameArgument.DESCRIPTION)
    private String gameString = "";

    @Parameters(index = "1", paramLabel = "DEPTH", description = "The greatest length, in plies.")
    private int depth;

    PerftCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (depth < (divide ? 1 : 0)) {
            throw new UnusableInputException("DEPTH: " + depth + " is too small");
        }
        if (threads < 1) {
            throw new UnusableInputException("--threads: " + threads + " is too small");
        }
        Position position = GameArgument.read(gameString, rules.readOptions()).position();
        if (divide) {
            printTimed(depth, () -> divided(position));
            return ExitCode.OK;
        }
        TablePerft tables = TablePerft.upTo(depth);
        for (int plies = Math.min(1, depth); plies <= depth; plies++) {
            int length = plies;
            printTimed(
                    length,
                    () -> table ? tables.count(position, length, threads) : Perft.count(position, length, threads));
        }
        return ExitCode.OK;
    }

    private long divided(Position position) {
        Map<String, Long> sorted = new TreeMap<>();
        for (Map.Entry<Move, Long> entry : Perft.divide(position, depth).entrySet()) {
            sorted.put(MoveString.write(entry.getKey(), position), entry.getValue());
        }
        sorted.forEach((move, count) -> streams.out().println(move + ": " + count));
        return sorted.values().stream().mapToLong(Long::longValue).sum();
    }

    private void printTimed(int plies, LongSupplier counter) {
        long start = System.nanoTime();
        long count = counter.getAsLong();
        long nanos = Math.max(1, System.nanoTime() - start);
        streams.out()
                .println(String.format(
                        Locale.ROOT,
                        "perft(%d) = %d in %.0f ms, %.1f M/s",
                        plies,
                        count,
                        nanos / NANOS_PER_MILLI,
                        count * NANOS_PER_MICRO / nanos));
        streams.out().flush();
    }
}
