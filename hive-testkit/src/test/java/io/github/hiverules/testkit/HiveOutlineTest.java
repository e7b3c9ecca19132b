package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.hives.HiveOutline;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts the shapes of small hives in ways that do not depend on how they are found. */
class HiveOutlineTest {

    /** The connected figures of 1 to 9 hexagons: the "fixed polyhexes" of combinatorics (OEIS A001207). */
    private static final List<Integer> FIXED_POLYHEXES = List.of(1, 3, 11, 44, 186, 814, 3652, 16_689, 77_359);

    /** The same without those that can be rotated or mirrored onto each other: the "free polyhexes" (OEIS A000228). */
    private static final List<Integer> FREE_POLYHEXES = List.of(1, 1, 3, 7, 22, 82, 333, 1448, 6572);

    /** The climbing pieces of both players: four Beetles and two Mosquitoes. */
    private static final int CLIMBERS = 6;

    static Stream<Integer> pieceCounts() {
        return IntStream.rangeClosed(1, TestDepth.of(6, 9)).boxed();
    }

    @ParameterizedTest
    @MethodSource("pieceCounts")
    void all_shapesWithoutStacks_areFreePolyhexes(int pieceCount) {
        assertThat(HiveOutline.all(pieceCount).stream()
                        .filter(shape -> shape.cells().size() == pieceCount))
                .hasSize(FREE_POLYHEXES.get(pieceCount - 1));
    }

    /**
     * Hives of two: a pair and a stack. Hives of three: a row, a bend, a triangle, a stack of two next to one piece, a
     * stack of three.
     */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 5"})
    void all_fewPieces_areThoseThatOneCanDraw(int pieceCount, int shapes) {
        assertThat(HiveOutline.all(pieceCount)).hasSize(shapes);
    }

    /**
     * With all their images, the shapes are as many as there are ways to share the pieces among the cells of each
     * figure: on k cells, the heights add up to n in (n - 1 over k - 1) ways. So no shape is missing or occurs twice.
     */
    @ParameterizedTest
    @MethodSource("pieceCounts")
    void all_withAllImages_areAllFiguresWithAllHeights(int pieceCount) {
        long expected = IntStream.rangeClosed(Math.max(1, pieceCount - CLIMBERS), pieceCount)
                .mapToLong(cells -> FIXED_POLYHEXES.get(cells - 1) * choose(pieceCount - 1, cells - 1))
                .sum();

        Set<HiveOutline> images = new HashSet<>();
        HiveOutline.all(pieceCount).forEach(shape -> images.addAll(shape.images()));

        assertThat(images).hasSize((int) expected);
        assertThat(HiveOutline.all(pieceCount).stream()
                        .mapToInt(shape -> shape.images().size())
                        .sum())
                .isEqualTo((int) expected);
    }

    private static long choose(int all, int chosen) {
        return chosen == 0 ? 1 : choose(all - 1, chosen - 1) * all / chosen;
    }
}
