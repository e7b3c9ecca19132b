package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Repair;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clocks and comments. A year has 31,536,000 seconds. */
class SgfNotesTest {

    private static final String HEADER = "(;GM[27]VV[1]SU[hive]P0[id \"Ada\"]P1[id \"Ben\"]";
    private static final String FIRST = ";P0[1 move W wS1 N 13 .];P0[2 done]";
    private static final String SECOND = ";P1[3 move B bS1 O 13 wS1-];P1[4 done]";
    private static final String THIRD = ";P0[5 move W wQ M 13 -wS1];P0[6 done]";

    private static GameRecord read(String events) {
        return Sgf.parse(HEADER + events + ")", ReadOptions.strict()).orThrow();
    }

    /** TM of the site counts milliseconds; WL and BL of the SGF standard count seconds, with a fraction. */
    @ParameterizedTest
    @CsvSource({
        "TM, 20732, 20732",
        "TM, 0, 0",
        "TM, ' 5 ', 5",
        "TM, 31536000000, 31536000000",
        "WL, 60, 60000",
        "WL, 90.5, 90500",
        "BL, 90.25, 90250",
        "BL, 90.125, 90125",
        "BL, 31536000, 31536000000",
    })
    void clock_isMilliseconds(String property, String value, long millis) {
        assertThat(SgfNotes.millis(property, value)).hasValue(millis);
    }

    @ParameterizedTest
    @CsvSource({
        "TM, ''",
        "TM, 1.5",
        "TM, 1a",
        "TM, -1",
        "TM, 1:30",
        "TM, 1/2",
        "TM, 31536000001",
        "TM, 99999999999999999999",
        "WL, ''",
        "WL, .5",
        "WL, 1.2345",
        "WL, 1.2.3",
        "BL, 31536000.001",
    })
    void otherValue_isNoTime(String property, String value) {
        assertThat(SgfNotes.millis(property, value)).isEmpty();
        Parsed<GameRecord> parsed = Sgf.parse(HEADER + FIRST + property + "[" + value + "])", ReadOptions.lenient());
        assertThat(parsed.repairs()).map(Repair::kind).containsExactly(Repair.Kind.IGNORED);
        assertThat(parsed.repairs()).map(Repair::text).containsExactly(property + "[" + value + "]");
    }

    @ParameterizedTest
    @CsvSource({
        "0:12:35, 755000",
        "0:00:01, 1000",
        "0:59:59, 3599000",
        "1:00:00, 3600000",
        "8760:00:00, 31536000000",
    })
    void totalTime_isHoursMinutesSeconds(String time, long millis) {
        assertThat(SgfNotes.totalMillis(time)).hasValue(millis);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0",
                "12:35",
                "0:0:12:35",
                "0:60:00",
                "0:00:60",
                "x:00:00",
                "0::00",
                "8760:00:01",
                "99999999999:00:00"
            })
    void otherTime_isNoTotalTime(String time) {
        assertThat(SgfNotes.totalMillis(time)).isEmpty();
        assertThat(Sgf.parse(HEADER + FIRST + ";P0[time " + time + "])", ReadOptions.lenient())
                        .repairs())
                .map(Repair::kind)
                .containsExactly(Repair.Kind.IGNORED);
    }

    @Test
    void timeUsed_isThatOfPlayerWhoMoved() {
        String events = FIRST + "TM[100]" + SECOND + "TM[200]" + THIRD + "TM[300]";

        assertThat(read(events).timesUsed())
                .isEqualTo(Map.of(1, Duration.ofMillis(100), 2, Duration.ofMillis(200), 3, Duration.ofMillis(300)));
    }

    /** The site notes a clock after each event, so the last one before the next move counts. */
    @Test
    void timeUsed_severalAfterOneMove_lastOneCounts() {
        String events = ";P0[0 pick W 0 wS1]TM[10];P0[1 dropb wS1 N 13 .]TM[20];P0[2 done]TM[30]" + SECOND + "TM[5]";

        assertThat(read(events).timesUsed()).isEqualTo(Map.of(1, Duration.ofMillis(30), 2, Duration.ofMillis(5)));
    }

    @Test
    void clockBeforeFirstEvent_isSetting() {
        GameRecord record = read("TM[600000]WL[600]" + FIRST);

        assertThat(record.timesUsed()).isEmpty();
        assertThat(record.timesLeft()).isEmpty();
    }

    /** Programs that follow the standard note both clocks after each move; the mover's is the news. */
    @Test
    void timeLeft_isThatOfPlayerWhoMoved() {
        String events = FIRST + "WL[90]BL[100]" + SECOND + "WL[90]BL[80.5]";

        assertThat(read(events).timesLeft()).isEqualTo(Map.of(1, Duration.ofSeconds(90), 2, Duration.ofMillis(80_500)));
    }

    /** At the end, the site notes the time that each player has used in the whole game. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void totalTime_belongsToLastMoveOfPlayer(int plies) {
        String events = plies == 1 ? FIRST : plies == 2 ? FIRST + SECOND : FIRST + SECOND + THIRD;
        Map<Integer, Duration> expected = plies == 1
                ? Map.of(1, Duration.ofSeconds(755))
                : plies == 2
                        ? Map.of(1, Duration.ofSeconds(755), 2, Duration.ofSeconds(1_068))
                        : Map.of(3, Duration.ofSeconds(755), 2, Duration.ofSeconds(1_068));

        assertThat(read(events + ";P0[time 0:12:35 ]P1[time 0:17:48 ]").timesUsed())
                .isEqualTo(expected);
    }

    @Test
    void totalTime_afterClock_changesNothing() {
        assertThat(read(FIRST + "TM[100]" + ";P0[time 0:12:35 ]").timesUsed())
                .isEqualTo(Map.of(1, Duration.ofMillis(100)));
    }

    @Test
    void commentBeforeFirstMove_belongsToGame() {
        assertThat(read("C[hello]BL[5];P0[1 movedone W wS1 N 13 .]").comments()).isEqualTo(Map.of(0, "hello"));
    }

    @Test
    void comments_belongToMoveBefore() {
        String events = "C[ hello ]" + FIRST + "C[good]C[]C[really]" + SECOND + "C[ ]";

        assertThat(read(events).comments()).isEqualTo(Map.of(0, "hello", 1, "good really"));
    }

    /** The reader skips what follows the end of a game, but keeps what people say about it. */
    @Test
    void commentAfterEnd_isKept() {
        String events = FIRST + SECOND + ";P0[5 resign];P0[6 done];P1[7 pick B 1 bA1]C[thanks]TM[7]";
        GameRecord record =
                Sgf.parse(HEADER + events + ")", ReadOptions.lenient()).orThrow();

        assertThat(record.comments()).isEqualTo(Map.of(2, "thanks"));
        assertThat(record.timesUsed()).isEmpty();
    }

    /** A text of the SGF standard: a backslash keeps the next character, and takes away a line end. */
    @ParameterizedTest
    @CsvSource({
        "plain, plain",
        "a\\]b, a]b",
        "a\\\\b, a\\b",
        "\\a\\b, ab",
        "a$b, a$b",
        "a\\$b, ab",
        "a\\$\\]b, a]b",
        "a\\\\$b, a\\$b",
    })
    void text_isUnescaped(String written, String text) {
        assertThat(read(FIRST + "C[" + written.replace('$', '\n') + "]").comments())
                .isEqualTo(Map.of(1, text.replace('$', '\n')));
    }

    @Test
    void text_softLineBreakOfTwoCharacters_isRemoved() {
        assertThat(read(FIRST + "C[a\\\r\nb]").comments()).isEqualTo(Map.of(1, "ab"));
    }

    @ParameterizedTest
    @CsvSource({
        "'id \"Ada\"', Ada",
        "id Ada, Ada",
        "id   \" Ada \" , ' Ada '",
        "'id \"\"', ''",
        "id, ''",
        "'id Ada\"', 'Ada\"'",
        "'id \"Ada', '\"Ada'",
        "'id \"', '\"'",
        "'id \"a \\\\ b\"', a \\ b",
    })
    void name_isQuotedOrNot(String property, String name) {
        String text = "(;GM[27]SU[hive]P0[" + property + "]P1[id \"Ben\"])";

        assertThat(Sgf.parse(text, ReadOptions.strict()).orThrow().tags().getOrDefault("White", ""))
                .isEqualTo(name);
    }
}
