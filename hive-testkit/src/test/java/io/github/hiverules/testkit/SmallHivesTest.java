package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.testkit.hives.HiveOutline;
import io.github.hiverules.testkit.hives.HiveQuestions;
import io.github.hiverules.testkit.hives.SmallHives;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The rules are right in all small hives, not only in a sample of them: fast rules, {@code check} and reference rules
 * agree, and evidence and sentences are true. {@link HiveOutline} says why no shape is missing, {@link SmallHives} what is
 * asked about each. The numbers are in {@code target/small-hives.md}.
 */
class SmallHivesTest {

    /** The test asks about all hives with at most this many pieces. */
    private static final int MAX_PIECES = TestDepth.of(5, 7);

    /** For larger hives, how many shapes there are for each one that the test asks about. */
    private static final Map<Integer, Integer> STRIDES = TestDepth.of(Map.of(), Map.of(8, 60, 9, 1500));

    /**
     * Kinds of refusals that need six pieces: gates need two pieces, or two stacks, next to a mover that is not pinned.
     */
    private static final Set<Kind> NEED_SIX_PIECES =
            EnumSet.of(Kind.GATE, Kind.GATE_ABOVE_GROUND, Kind.THROW_GATE_UP, Kind.THROW_GATE_DOWN);

    /** A Queen and her six neighbors. */
    private static final Set<Kind> NEED_SEVEN_PIECES = EnumSet.of(Kind.GAME_OVER);

    private static final int MAX_DIFFERENCES = 5;

    private record Result(int pieceCount, int shapes, int stride, HiveTally tally, Duration processorTime) {

        String row() {
            return String.format(
                    Locale.ROOT,
                    "| %s | %d | %,d | %,d | %d s |",
                    stride == 1 ? pieceCount : pieceCount + ", 1 of " + stride,
                    shapes,
                    tally.setups(),
                    tally.questions(),
                    processorTime.toSeconds());
        }
    }

    @Test
    void check_allSmallHives_agreesWithReferenceAndBoard() throws IOException {
        Queue<String> differences = new ConcurrentLinkedQueue<>();
        List<Result> results = new ArrayList<>();
        for (int pieceCount = 0; pieceCount <= MAX_PIECES; pieceCount++) {
            results.add(ask(pieceCount, 1, differences));
        }
        new TreeMap<>(STRIDES).forEach((pieceCount, stride) -> results.add(ask(pieceCount, stride, differences)));
        Files.writeString(Path.of("target", "small-hives.md"), report(results));

        assertThat(differences.stream().limit(MAX_DIFFERENCES)).isEmpty();
        assertThat(EnumSet.allOf(Kind.class).stream()
                        .filter(kind -> results.stream()
                                .allMatch(result -> result.tally().refusals(kind) == 0)))
                .as("kinds of refusals that never came up")
                .containsExactlyElementsOf(unreachableKinds());
    }

    private static Set<Kind> unreachableKinds() {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        if (MAX_PIECES < 6) {
            kinds.addAll(NEED_SIX_PIECES);
        }
        if (MAX_PIECES < 7) {
            kinds.addAll(NEED_SEVEN_PIECES);
        }
        return kinds;
    }

    private static Result ask(int pieceCount, int stride, Queue<String> differences) {
        Duration before = processorTime();
        HiveTally tally = new HiveTally();
        if (pieceCount == 0) {
            SmallHives.askOpening(questions -> inspect(questions, tally, differences));
            return new Result(0, 1, 1, tally, processorTime().minus(before));
        }
        List<HiveOutline> all = HiveOutline.all(pieceCount);
        List<HiveOutline> shapes = IntStream.range(0, all.size())
                .filter(index -> index % stride == 0)
                .mapToObj(all::get)
                .toList();
        shapes.parallelStream()
                .map(shape -> {
                    HiveTally ofShape = new HiveTally();
                    SmallHives.ask(shape, questions -> inspect(questions, ofShape, differences));
                    return ofShape;
                })
                .toList()
                .forEach(tally::add);
        return new Result(
                pieceCount, shapes.size(), stride, tally, processorTime().minus(before));
    }

    private static void inspect(HiveQuestions questions, HiveTally tally, Queue<String> differences) {
        if (differences.size() < MAX_DIFFERENCES) {
            try {
                HiveInspection.inspect(questions, tally);
            } catch (RuntimeException | AssertionError e) {
                differences.add(e + "\n  in " + questions.setup());
            }
        }
    }

    private static Duration processorTime() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static String report(List<Result> results) {
        List<String> lines = new ArrayList<>(List.of("| pieces | shapes | positions | questions | processor time |"));
        lines.add("| ---: | ---: | ---: | ---: | ---: |");
        results.forEach(result -> lines.add(result.row()));
        lines.add("");
        lines.add(results.stream()
                .map(result -> " " + result.pieceCount() + " |")
                .collect(Collectors.joining("", "| refusals |", "")));
        lines.add("| --- |" + " ---: |".repeat(results.size()));
        for (Kind kind : Kind.values()) {
            lines.add(results.stream()
                    .map(result ->
                            String.format(Locale.ROOT, " %,d |", result.tally().refusals(kind)))
                    .collect(Collectors.joining("", "| " + kind.id() + " |", "")));
        }
        lines.add("");
        Set<String> silent = SentenceClaims.all();
        results.forEach(result -> silent.removeAll(result.tally().sentences()));
        lines.add("Sentences that never came up: " + silent);
        return String.join("\n", lines) + "\n";
    }
}
