package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board of the site has the columns A to Z and the rows 1 to 26. Columns beyond the edge have a number. */
class SgfCellTest {

    @ParameterizedTest
    @CsvSource({
        "A, 1, 0, 0",
        "N, 13, 13, 12",
        "Z, 26, 25, 25",
        "z, 09, 25, 8",
        "1A, 13, -1, 12",
        "2a, 1, -2, 0",
        "1Z, 1, 26, 0",
        "12Z, 1, 37, 0"
    })
    void cell_isColumnAndRow(String column, String row, int columnIndex, int rowIndex) {
        assertThat(SgfCell.read(column, row)).contains(new SgfCell(columnIndex, rowIndex));
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1", "A, ''", "AB, 1", "@, 1", "[, 1", "A, 0", "A, 27", "A, 013", "A, -1", "A, 1x", "A, /1", "A, 1:",
        "1, A", "1B, 1", "1Y, 1", "0A, 1", "26A, 1", "-1A, 1", "A1, 1", "1, 1"
    })
    void otherWords_areNoCell(String column, String row) {
        assertThat(SgfCell.read(column, row)).isEmpty();
    }
}
