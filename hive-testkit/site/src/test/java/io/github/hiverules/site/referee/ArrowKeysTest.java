package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArrowKeysTest {

    /** The origin and the cells around it, and one more cell in the row of the origin. */
    private static List<Hex> cells() {
        List<Hex> cells = new ArrayList<>(Hex.ORIGIN.neighbors());
        cells.add(Hex.ORIGIN);
        cells.add(Hex.of(3, 0));
        return cells;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0,0 | ArrowRight | 1,0",
                "1,0 | ArrowRight | 3,0",
                "3,0 | ArrowRight | 3,0",
                "0,0 | ArrowLeft | -1,0",
                "-1,0 | ArrowDown | -1,1",
                "3,0 | ArrowUp | 1,-1",
                "-1,1 | ArrowUp | -1,0",
                "0,1 | ArrowDown | 0,1"
            })
    void next_anyKey_returnsNearestCellInThatDirection(String from, String key, String to) {
        assertThat(ArrowKeys.next(cells(), Hex.of(from), key)).isEqualTo(Hex.of(to));
    }
}
