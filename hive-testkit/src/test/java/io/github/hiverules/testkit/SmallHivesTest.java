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
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The rules are right in all small hives, not only in a sample of them: fast rules, {@code check} and reference rules
 * agree, and evidence and sentences are true. {@link HiveOutline} says why no shape is missing, {@link SmallHives} what is
 * asked about each. The numbers are in {@code target/small-hives.md}.
 */
class SmallHivesTest {

    /** The test asks about all hives with at most this many pieces. */
    private static final int MAX_PIECES = TestDepth.of(5, 7);

    /** With at most this many pieces, it also swaps all colors, and switches each toggle over. */
    private static final int MAX_VARIED_PIECES = TestDepth.of(3, 6);

    /** For larger hives, how many shapes there are for each one that the test asks about: every day about others. */
    private static final Map<Integer, Integer> STRIDES = TestDepth.of(Map.of(), Map.of(8, 60, 9, 1500));

    /**
     * Kinds of refusals that need six pieces: gates need two pieces, or two stacks, next to a mover that is not pinned.
     */
    private static final Set<Kind> NEED_SIX_PIECES =
            EnumSet.of(Kind.GATE, Kind.GATE_ABOVE_GROUND, Kind.THROW_GATE_UP, Kind.THROW_GATE_DOWN);

    /** A Queen and her six neighbors. */
    private static final Set<Kind> NEED_SEVEN_PIECES = EnumSet.of(Kind.GAME_OVER);

    private static final Set<String> SENTENCES_THAT_NEED_SIX_PIECES = Set.of(
            "gate",
            "gate-above-ground",
            "gate.later",
            "no-move.shut-in",
            "no-path.gate",
            "pinned.many",
            "throw-gate-down",
            "throw-gate-up");

    /** A ring around a piece or an empty cell. */
    private static final Set<String> SENTENCES_THAT_NEED_SEVEN_PIECES =
            Set.of("game-over", "no-path.hole", "no-path.stuck", "no-placement.surrounded");

    /** A hole in which an Ant or a Spider can move; several obstacles around one piece; parts of more than three cells. */
    private static final Set<String> SENTENCES_THAT_NEED_MORE =
            Set.of("gate.shut-in", "no-move", "no-path.shut-in", "throw-piece-pinned.many");

    private static final int MAX_DIFFERENCES = 5;

    private final long day =
            Long.getLong("hive.day", LocalDate.now(ZoneOffset.UTC).toEpochDay());

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
        assertThat(silentSentences(results.stream().filter(result -> result.stride() == 1)))
                .as("sentences that never came up")
                .containsExactlyInAnyOrderElementsOf(unreachableSentences());
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

    private static Set<String> unreachableSentences() {
        Set<String> sentences = new TreeSet<>(SENTENCES_THAT_NEED_MORE);
        if (MAX_PIECES < 6) {
            sentences.addAll(SENTENCES_THAT_NEED_SIX_PIECES);
        }
        if (MAX_PIECES < 7) {
            sentences.addAll(SENTENCES_THAT_NEED_SEVEN_PIECES);
        }
        return sentences;
    }

    private static Set<String> silentSentences(Stream<Result> results) {
        Set<String> silent = SentenceClaims.all();
        results.forEach(result -> silent.removeAll(result.tally().sentences()));
        return silent;
    }

    private Result ask(int pieceCount, int stride, Queue<String> differences) {
        Duration before = processorTime();
        HiveTally tally = new HiveTally();
        if (pieceCount == 0) {
            SmallHives.askOpening(questions -> inspect(questions, tally, differences));
            return new Result(0, 1, 1, tally, processorTime().minus(before));
        }
        List<HiveOutline> all = HiveOutline.all(pieceCount);
        List<HiveOutline> shapes = IntStream.range(0, all.size())
                .filter(index -> (index + day) % stride == 0)
                .mapToObj(all::get)
                .toList();
        shapes.parallelStream()
                .map(shape -> {
                    HiveTally ofShape = new HiveTally();
                    Consumer<HiveQuestions> consumer = questions -> inspect(questions, ofShape, differences);
                    if (pieceCount <= MAX_VARIED_PIECES) {
                        SmallHives.askVaried(shape, consumer);
                    } else {
                        SmallHives.ask(shape, consumer);
                    }
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

    private String report(List<Result> results) {
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
        lines.add("Sentences that never came up: " + silentSentences(results.stream()));
        lines.add("");
        lines.add("Samples of day " + day + " (-Dhive.day=" + day + " takes the same)");
        return String.join("\n", lines) + "\n";
    }
}
