package io.github.hiverules.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Comments of PGN, with the clocks of the standard's supplement. A year has 8,760 hours. */
class PgnCommentTest {

    @ParameterizedTest
    @CsvSource({
        "[%clk 0:09:58], '', 598000",
        "[%clk 1:00:00], '', 3600000",
        "[%clk 0:59:59], '', 3599000",
        "[%clk 0:00:01.5], '', 1500",
        "[%clk 0:00:01.25], '', 1250",
        "[%clk 0:00:01.125], '', 1125",
        "[%clk 1:2:3], '', 3723000",
        "'[%clk\n0:01:00]', '', 60000",
        "[%clk 8760:00:00], '', 31536000000",
        "[%clk 00012:00:00], '', 43200000",
        "well [%clk 0:00:01] played, well  played, 1000",
        "[%eval 0.5] [%clk 0:00:01], '[%eval 0.5] ', 1000",
        "[%[%clk 0:00:01], [%, 1000",
        "[%clk 0:00:01][%clk 0:00:02], '', 2000",
    })
    void clock_isTimeLeft(String comment, String words, long millis) {
        assertThat(PgnComment.read(comment, 1))
                .isEqualTo(new PgnComment(words, Optional.of(Duration.ofMillis(millis)), Optional.empty()));
        assertThat(PgnComment.read(comment.replace("%clk", "%egt"), 1))
                .isEqualTo(new PgnComment(words, Optional.empty(), Optional.of(Duration.ofMillis(millis))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "good",
                "[%",
                "[clk 0:00:01]",
                "[%clk]",
                "[%clk 0:00:01",
                "[%clk 0:00:01)",
                "[%clk 0:00]",
                "[%clk 0:60:00]",
                "[%clk 0:00:60]",
                "[%clk 0:000:01]",
                "[%clk 0:00:001]",
                "[%clk :00:01]",
                "[%clk 0::01]",
                "[%clk 0:00:]",
                "[%clk 0:00:01.]",
                "[%clk 0:00:01.1234]",
                "[%clk 000012:00:00]",
                "[%clk 8760:00:00.001]",
                "[%clk  0:00:01]",
                "[%clk -1:00:01]",
                "[%eval 0.5]",
            })
    void otherWords_areKept(String comment) {
        assertThat(PgnComment.read(comment, 1)).isEqualTo(new PgnComment(comment, Optional.empty(), Optional.empty()));
    }

    /** Nobody has moved yet, so the clock belongs to nobody. */
    @Test
    void clock_beforeFirstMove_isWords() {
        assertThat(PgnComment.read("[%clk 0:00:01]", 0).words()).isEqualTo("[%clk 0:00:01]");
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "good, -, -, {good}",
                "'', 598000, -, {[%clk 0:09:58]}",
                "'', -, 62500, {[%egt 0:01:02.500]}",
                "'', 1, -, {[%clk 0:00:00.001]}",
                "'', 36610020, -, {[%clk 10:10:10.020]}",
                "good, 1000, 2000, {[%clk 0:00:01][%egt 0:00:02] good}",
                "'', -, -, {}",
                "a}b, -, -, {a[%char 7D]b}",
                "a[b, -, -, {a[b}",
                "a[%b, -, -, {a[%char 5B]%b}",
                "[Event, -, -, {[Event}",
                "a{b, -, -, {a[%char 7B]b}",
                "2. wS1 is best, -, -, {[%char 32]. wS1 is best}",
                "a$ 12) pass$. bQ, -, -, {a$ [%char 31]2) pass$[%char 2E] bQ}",
                "3 wins. at 2. wS1, -, -, {3 wins. at 2. wS1}",
                "wQ -wS1 was best, -, -, {[%char 77]Q -wS1 was best}",
                "a$\t(12... pass), -, -, {a$\t([%char 31]2... pass)}",
                "3 points$4th try, -, -, {3 points$4th try}",
                "a$[Event, -, -, {a$[%char 5B]Event}",
            })
    void write_isReadBack(String words, Long timeLeft, Long timeUsed, String written) {
        PgnComment comment = new PgnComment(words.replace('$', '\n'), optional(timeLeft), optional(timeUsed));
        String text = written.replace('$', '\n');

        assertThat(comment.write()).isEqualTo(text);
        PgnComment read = PgnComment.read(text.substring(1, text.length() - 1), 1);
        assertThat(read.words().strip()).isEqualTo(comment.words());
        assertThat(read.timeLeft()).isEqualTo(comment.timeLeft());
        assertThat(read.timeUsed()).isEqualTo(comment.timeUsed());
    }

    @Test
    void tag_afterCarriageReturn_isNoTag() {
        assertThat(new PgnComment("a\r[Event", Optional.empty(), Optional.empty()).write())
                .isEqualTo("{a\r[%char 5B]Event}");
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {"'', -, -, true", "a, -, -, false", "'', 1, -, false", "'', -, 1, false"})
    void isEmpty_withoutWordsAndClocks(String words, Long timeLeft, Long timeUsed, boolean isEmpty) {
        assertThat(new PgnComment(words, optional(timeLeft), optional(timeUsed)).isEmpty())
                .isEqualTo(isEmpty);
    }

    private static Optional<Duration> optional(Long value) {
        return Optional.ofNullable(value).map(Duration::ofMillis);
    }
}
