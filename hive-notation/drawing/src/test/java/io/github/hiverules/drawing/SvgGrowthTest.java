package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The memory that a drawing needs grows linearly with its title, its description and its marks. */
class SvgGrowthTest {

    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int SIZE = 2_000;

    /** Class loading may cost some memory during the first drawings. */
    private static final int MEASUREMENTS = 5;

    @ParameterizedTest
    @ValueSource(strings = {"a", "<", "&", "\"", "'", "]]>", "<script>", "\n", "\u0000", "\u00E4", "\u0130", "{title}"})
    void toSvg_longTitleOrDescription_usesLinearMemory(String unit) {
        assertThat(growth(size -> drawing().withTitle(unit.repeat(size)).toSvg()))
                .isLessThan(2.5);
        assertThat(growth(size -> drawing().withDescription(unit.repeat(size)).toSvg()))
                .isLessThan(2.5);
    }

    @Test
    void toSvg_manyMarks_usesLinearMemory() {
        assertThat(growth(size -> drawing().withDestinations(row(size)).toSvg()))
                .isLessThan(2.5);
        assertThat(growth(size -> drawing().withUnreachableCells(row(size)).toSvg()))
                .isLessThan(2.5);
    }

    private static SvgDrawing drawing() {
        return SvgDrawing.of(Position.initial(Ruleset.BASE));
    }

    private static List<Hex> row(int length) {
        return IntStream.range(0, length).mapToObj(q -> Hex.of(q, 1)).toList();
    }

    /** Returns how many times as much memory a text of twice the size needs: 2 if the memory grows linearly, 4 if the square. */
    private static double growth(IntFunction<String> drawings) {
        return (double) leastBytes(2 * SIZE, drawings) / leastBytes(SIZE, drawings);
    }

    private static long leastBytes(int size, IntFunction<String> drawings) {
        return IntStream.range(0, MEASUREMENTS)
                .mapToLong(i -> {
                    long before = THREAD.getCurrentThreadAllocatedBytes();
                    int unused = drawings.apply(size).length();
                    return THREAD.getCurrentThreadAllocatedBytes() - before;
                })
                .min()
                .orElseThrow();
    }
}
