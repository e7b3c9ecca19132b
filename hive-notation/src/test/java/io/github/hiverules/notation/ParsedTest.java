package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ParsedTest {

    private static final TextLocation ELSEWHERE = new TextLocation(7, 2, 3);
    private static final Repair SPELLING = new Repair(TextLocation.START, Repair.Kind.READ_AS, "x", "y");
    private static final Repair GUESS = new Repair(ELSEWHERE, Repair.Kind.CONTRADICTION, "x", "y");
    private static final Fault FAULT = Fault.unreadable(ELSEWHERE, "x", Expected.END);

    /** Makes new but equal results each time. No two of them are equal to each other. */
    private static List<Parsed<String>> results() {
        return List.of(
                Parsed.of("a", List.of()),
                Parsed.of("b", List.of()),
                Parsed.of("a", List.of()).withLocation(ELSEWHERE),
                Parsed.of("a", List.of(SPELLING)),
                Parsed.of(Optional.of("a"), List.of(SPELLING, GUESS), Optional.of(FAULT)),
                Parsed.of(Optional.of("a"), List.of(), Optional.of(FAULT)),
                Parsed.of(Optional.empty(), List.of(), Optional.of(FAULT)));
    }

    @Test
    void results_withSameParts_areEqual() {
        List<Parsed<String>> results = results();

        assertThat(results).isEqualTo(results());
        for (int i = 0; i < results.size(); i++) {
            assertThat(results.subList(0, i)).doesNotContain(results.get(i));
        }
        assertThat(Parsed.of("a", List.of())).isNotEqualTo("a");
        assertThat(results.stream().map(Object::hashCode)).doesNotHaveDuplicates();
    }

    @Test
    void withoutGuesses_guessAtPlaceOfFault_keepsFault() {
        Parsed<String> parsed = Parsed.of(Optional.of("a"), List.of(GUESS), Optional.of(FAULT));

        assertThat(parsed.withoutGuesses()).isEqualTo(parsed);
    }

    @Test
    void map_functionThatReturnsNull_isRefused() {
        assertThatNullPointerException()
                .isThrownBy(() -> Parsed.of("a", List.of()).map(text -> null))
                .withMessage("result of function");
        assertThat(Parsed.of(Optional.empty(), List.of(), Optional.of(FAULT))
                        .map(text -> null)
                        .fault())
                .hasValue(FAULT);
    }

    @Test
    void toString_listsValueRepairsAndFault() {
        assertThat(results())
                .extracting(Parsed::toString)
                .containsExactly(
                        "[a]",
                        "[b]",
                        "[a]",
                        "[a, 1:1 read-as 'x' 'y']",
                        "[a, 1:1 read-as 'x' 'y', 2:3 contradiction 'x' 'y', 2:3 unreadable-text 'x']",
                        "[a, 2:3 unreadable-text 'x']",
                        "[2:3 unreadable-text 'x']");
    }
}
