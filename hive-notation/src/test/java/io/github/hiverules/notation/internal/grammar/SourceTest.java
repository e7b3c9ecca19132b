package io.github.hiverules.notation.internal.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines and columns, counted by hand, and the limits of excerpts and repairs. */
class SourceTest {

    /** Lines may end with a line feed, a carriage return or both. The second line is empty. */
    private static final String TEXT = "abc\n\r\ndef\rgh\r";

    private static final String[] LOCATIONS = {
        "1:1", "1:2", "1:3", "1:4", "2:1", "2:2", "3:1", "3:2", "3:3", "3:4", "4:1", "4:2", "4:3", "5:1"
    };

    @Test
    void location_inAnyOrder_isLineAndColumn() {
        for (int first = 0; first <= TEXT.length(); first++) {
            for (int second = 0; second <= TEXT.length(); second++) {
                Source source = new Source(TEXT);
                assertThat(source.location(first)).hasToString(LOCATIONS[first]);
                assertThat(source.location(second)).hasToString(LOCATIONS[second]);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 4, 10:6", "3, 7, 10:9", "4, 8, 11:1", "13, 17, 14:1"})
    void location_inPart_isThatInWholeText(int offset, int wholeOffset, String location) {
        Source whole = new Source("\n".repeat(9) + "12345" + TEXT);

        TextLocation found = whole.part(14, 14 + TEXT.length()).location(offset);

        assertThat(found).hasToString(location);
        assertThat(found.offset()).isEqualTo(wholeOffset + 10);
    }

    @ParameterizedTest
    @CsvSource({"39, 39, ''", "40, 40, ''", "41, 37, ...", "99, 37, ..."})
    void excerpt_hasAtMost40Characters(int length, int kept, String end) {
        assertThat(new Source("x".repeat(100)).excerpt(1, 1 + length)).isEqualTo("x".repeat(kept) + end);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"2147483648", "-2147483649", "18446744073709551617", "", "+", "-", "--1", "1.0", "1/", "1:"})
    void findNumber_otherText_isEmpty(String text) {
        assertThat(new Source(text).findNumber(0, text.length())).isEmpty();
    }

    @Test
    void of_linesOfLongerText_countsFromTheirLocation() {
        TextLocation start = new TextLocation(100, 7, 1);
        Source lines = new Source("ab\ncd", start);
        Source source = Source.of(lines);

        assertThat(source.location(4)).isEqualTo(new TextLocation(104, 8, 2));
        assertThat(Source.of(source)).isSameAs(source);
        assertThat(Source.of("ab\ncd").location(4)).isEqualTo(new TextLocation(4, 2, 2));
        assertThat(Source.head(lines)).hasToString("ab\ncd");
        assertThat(Source.head("ab")).hasToString("ab");
    }

    @Test
    void faultIfTooLong_isAtStart() {
        String longest = " ".repeat(ReadOptions.MAX_LENGTH);
        TextLocation start = new TextLocation(100, 7, 1);
        CharSequence tooLong = new Source(longest + " ", start);

        assertThat(Source.of(longest).length()).isEqualTo(ReadOptions.MAX_LENGTH);
        assertThat(Source.head(tooLong)).hasToString(longest);
        assertThat(Source.faultIfTooLong(longest)).isEmpty();
        assertThat(Source.faultIfTooLong(tooLong)).hasValueSatisfying(fault -> {
            assertThat(fault.location()).isEqualTo(start);
            assertThat(fault.expected()).contains(Expected.SHORTER_TEXT);
        });
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> GameIterator.readOnly(tooLong, source -> offset -> null));
        assertThat(Source.faultIfTooLong(longest + " ").orElseThrow().location())
                .isEqualTo(TextLocation.START);
        assertThat(Reading.parse(tooLong, ReadOptions.lenient(), reading -> Optional.of(""))
                        .fault())
                .isPresent();
        assertThat(GameIterator.parseAll(tooLong, source -> offset -> null))
                .singleElement()
                .satisfies(game -> assertThat(game.location()).isEqualTo(start));
    }

    @Test
    void repairs_over1000_areSummedUp() {
        Reading reading = new Reading(new Source("x"), ReadOptions.lenient());
        for (int count = 0; count < 1002; count++) {
            reading.add(Repair.Kind.READ_AS, 0, 1, "");
        }

        List<Repair> list = reading.parsed(Optional.of("x")).repairs();
        assertThat(list).hasSize(1000);
        assertThat(list.subList(0, 999)).allMatch(repair -> repair.kind() == Repair.Kind.READ_AS);
        assertThat(list.get(999).kind()).isEqualTo(Repair.Kind.FURTHER_REPAIRS);
    }

    @Test
    void repairs_afterFault_areLeftOut() {
        Reading reading = new Reading(new Source("x"), ReadOptions.strict());
        reading.add(Repair.Kind.IGNORED, 0, 1, "");
        reading.add(Repair.Kind.READ_AS, 0, 1, "");
        reading.fail(0, 1, Expected.PIECE);

        Parsed<String> parsed = reading.parsed(Optional.empty());
        assertThat(parsed.value()).isEmpty();
        assertThat(parsed.repairs()).isEmpty();
        assertThat(parsed.fault().orElseThrow().expected()).contains(Expected.NOTHING);
        assertThat(reading.takeFault()).isEqualTo(parsed.fault());
        assertThat(reading.hasFailed()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"2147483647, 2147483647", "-2147483648, -2147483648", "+007, 7", "-0, 0"})
    void findNumber_fitsInt(String text, int number) {
        assertThat(new Source(text).findNumber(0, text.length())).hasValue(number);
    }
}
