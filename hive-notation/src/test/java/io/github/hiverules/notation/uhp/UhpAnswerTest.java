package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class UhpAnswerTest {

    @Test
    void excerpt_controlCharacters_becomeSpaces() {
        UhpAnswer answer = new UhpAnswer("info", List.of("id \u009b[31mEngine\u0085", "\tMosquito"));

        assertThat(answer.excerpt()).isEqualTo("id  [31mEngine  |  Mosquito");
    }
}
