package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board of the site has the columns A to Z and the rows 1 to 26. */
class SgfCellTest {

    @ParameterizedTest
    @CsvSource({"A, 1, 0, 0", "N, 13, 13, 12", "Z, 26, 25, 25", "z, 09, 25, 8"})
    void cell_isColumnAndRow(String column, String row, int columnIndex, int rowIndex) {
        assertThat(SgfCell.read(column, row)).contains(new SgfCell(columnIndex, rowIndex));
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1", "A, ''", "AB, 1", "@, 1", "[, 1", "A, 0", "A, 27", "A, 013", "A, -1", "A, 1x", "A, /1", "A, 1:", "1, A"
    })
    void otherWords_areNoCell(String column, String row) {
        assertThat(SgfCell.read(column, row)).isEmpty();
    }
}
