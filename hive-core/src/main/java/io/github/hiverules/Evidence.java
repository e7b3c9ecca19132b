package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Cells;
import java.util.List;
import java.util.stream.Stream;

/** The cells that show a violation. */
final class Evidence {

    private Evidence() {}

    static List<Hex> joined(List<Hex> more, Hex... first) {
        return Stream.concat(Stream.of(first), more.stream()).toList();
    }

    /** The two cells beside a step. */
    static int[] beside(int from, int to) {
        int direction = Integer.numberOfTrailingZeros(Cells.toward(from, to));
        return new int[] {
            Cells.step(from, Cells.left(direction)), Cells.step(from, Cells.right(direction)),
        };
    }
}
