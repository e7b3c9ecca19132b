package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An engine refuses with a line that begins with {@code err} or {@code invalidmove}, as the protocol demands. */
class UhpAnswerTest {

    /** Lines are separated by a slash. */
    @ParameterizedTest
    @CsvSource({
        "'',                       false, false, -,               (nothing)",
        "wA1,                      false, false, wA1,             wA1",
        "log/wA1,                  false, false, wA1,             log | wA1",
        "err no game,              true,  false, err no game,     err no game",
        "invalidmove no,           true,  true,  invalidmove no,  invalidmove no",
        "log/err no game,          true,  false, err no game,     log | err no game",
        "err no game/see the help, true,  false, see the help,    err no game | see the help",
        "log/invalidmove no/end,   false, false, end,             log | invalidmove no | end",
    })
    void answer_lines_meanRefusalOrAnswer(
            String text, boolean isError, boolean isInvalidMove, String last, String excerpt) {
        UhpAnswer answer = new UhpAnswer("play wA1", List.of(text.split("/")));

        assertThat(answer.isError()).isEqualTo(isError);
        assertThat(answer.isInvalidMove()).isEqualTo(isInvalidMove);
        assertThat(answer.lastLine().orElse("-")).isEqualTo(last);
        assertThat(answer.excerpt()).isEqualTo(excerpt);
    }

    @Test
    void excerpt_controlCharacters_becomeSpaces() {
        UhpAnswer answer = new UhpAnswer("info", List.of("id \u009b[31mEngine\u0085", "\tMosquito"));

        assertThat(answer.excerpt()).isEqualTo("id  [31mEngine  |  Mosquito");
    }

    @Test
    void excerpt_longText_isShortened() {
        assertThat(UhpAnswer.excerpt("x".repeat(200))).isEqualTo("x".repeat(200));
        assertThat(UhpAnswer.excerpt("x".repeat(201))).isEqualTo("x".repeat(200) + "...");
    }
}
