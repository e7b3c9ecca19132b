package io.github.hiverules.testkit.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerTest {

    @Test
    void shown_controlCharacters_areBlanks() {
        Answer answer = new Answer("info", List.of("id \u009b[31mEngine\u0085", "\tMosquito"));

        assertThat(answer.shown()).isEqualTo("id  [31mEngine  |  Mosquito");
    }
}
