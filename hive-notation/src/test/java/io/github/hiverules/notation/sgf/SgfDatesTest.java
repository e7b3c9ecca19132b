package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SgfDatesTest {

    @ParameterizedTest
    @CsvSource({
        "2021-01-01, 2021.01.01",
        "2021-12-31, 2021.12.31",
        "2021/7/3, 2021.07.03",
        "1999.10.09, 1999.10.09",
        "' 2021-07-31', 2021.07.31",
        "'2021-07-31,08-01', 2021.07.31",
        "22 May 1999, 1999.05.22",
        "1 DEC 2012, 2012.12.01",
        "2012 december 31, 2012.12.31",
        "Tue Oct 09 22:40:32 CLST 2018, 2018.10.09",
        "22:40:32 Tue Oct 09 2018, 2018.10.09",
    })
    void normalize_date_isYearMonthDay(String written, String date) {
        assertThat(SgfDates.normalize(written)).contains(date);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "?",
                "2021",
                "2021-07",
                "2021-07-",
                "2021-00-05",
                "2021-13-05",
                "2021-07-00",
                "2021-07-32",
                "2021-07-001",
                "2021:07:31",
                "2021:07-31",
                "2021-07:31",
                "21-07-31",
                "12021-07-31",
                "22 May",
                "22 May 13",
                "22 May 20131",
                "22 May 2013x",
                "22 May 20x3",
                "22 May 2113",
                "22 May 1899",
                "22 Ma 2013",
                "0 May 2013",
                "32 May 2013",
                "May 2013",
                "22 2013",
                "12:57 May 2013",
                "14 juillet 2018",
            })
    void normalize_noDate_isEmpty(String written) {
        assertThat(SgfDates.normalize(written)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void normalize_monthInWords_isItsNumber(Month month) {
        for (TextStyle style : new TextStyle[] {TextStyle.FULL, TextStyle.SHORT}) {
            String written = "28 " + month.getDisplayName(style, Locale.US) + " 2018";

            assertThat(SgfDates.normalize(written))
                    .contains(String.format(Locale.ROOT, "2018.%02d.28", month.getValue()));
        }
    }
}
