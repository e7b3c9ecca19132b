package io.github.hiverules.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.sun.management.ThreadMXBean;
import io.github.hiverules.Game;
import io.github.hiverules.judge.EngineAssertions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.DiagramSyntaxException;
import io.github.hiverules.testkit.RulebookDiagram;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The memory that the test kit's readers and writers allocate grows linearly with the length of a text. */
class AllocationTest {

    private static final boolean IS_DEEP = Boolean.getBoolean("hive.deep");
    private static final int MIN_REPETITIONS = 100;

    /** During a measurement, a text buffer may double in size, and the JVM may compile methods. */
    private static final double TOLERANCE = 1.3;

    private static final int MAX_MEASUREMENTS = 5;
    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final Game GAME = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
    private static final List<String> TOKENS = List.of(
            "X44",
            " ",
            "\n",
            "\t",
            "source: ",
            "game: ",
            "turn: White 3",
            "wS1",
            "bB1^",
            ".",
            "a",
            "on",
            ":",
            "legal",
            ",",
            "refuses ",
            "HIVE-2",
            "pass",
            "\"",
            "\\",
            "\u0000",
            "\uD800",
            "\u00E4",
            "x");

    /** Returns the text of a diagram with an addition at the end of one paragraph. */
    private static String diagram(int paragraph, String addition) {
        List<String> paragraphs = Stream.of(
                        "X99 A title", "A caption.", "set: Base\nturn: White 3\nat: 0,0", "wS1   bS1", "wS1 pinned")
                .collect(Collectors.toList());
        paragraphs.set(paragraph, paragraphs.get(paragraph) + addition);
        return String.join("\n\n", paragraphs);
    }

    private static void read(String text) {
        try {
            RulebookDiagram.read("growth", text);
        } catch (DiagramSyntaxException e) {
            assertThat(e).hasMessageNotContaining("null");
        }
    }

    private static <T> boolean isLinear(IntFunction<T> values, Consumer<T> task) {
        for (int i = 0; i < MAX_MEASUREMENTS; i++) {
            long bytesForLong = allocatedBytes(values.apply(4 * MIN_REPETITIONS), task);
            long bytesForMedium = allocatedBytes(values.apply(2 * MIN_REPETITIONS), task);
            long bytesForShort = allocatedBytes(values.apply(MIN_REPETITIONS), task);
            if (bytesForLong - bytesForMedium
                    <= 2 * TOLERANCE * Math.max(bytesForMedium - bytesForShort, MIN_REPETITIONS)) {
                return true;
            }
        }
        return false;
    }

    private static <T> long allocatedBytes(T value, Consumer<T> task) {
        long before = THREAD.getCurrentThreadAllocatedBytes();
        task.accept(value);
        return THREAD.getCurrentThreadAllocatedBytes() - before;
    }

    /** Only the deep run has each pair of tokens in both orders, because their repetitions differ only at the ends. */
    @Test
    void read_repeatedTokens_usesLinearMemory() {
        List<String> units = new ArrayList<>(TOKENS);
        for (int first = 0; first < TOKENS.size(); first++) {
            for (int second = IS_DEEP ? 0 : first; second < TOKENS.size(); second++) {
                units.add(TOKENS.get(first) + TOKENS.get(second));
            }
        }

        assertThat(units)
                .allSatisfy(unit -> assertThat(IntStream.range(0, 5))
                        .allMatch(paragraph ->
                                isLinear(times -> diagram(paragraph, unit.repeat(times)), AllocationTest::read)));
    }

    @Test
    void assertSameMoveStrings_manyMoves_usesLinearMemory() {
        assertThat(List.of("wQ \\wS1", "wA1 -wQ", "pass", "wS1 \\wQ", "bQ wQ-", "wX1", "", "x x"))
                .allMatch(unit -> isLinear(
                        times -> Collections.nCopies(times, unit),
                        moves -> assertThatExceptionOfType(AssertionError.class)
                                .isThrownBy(() -> EngineAssertions.assertSameMoveStrings(GAME, moves))));
    }
}
