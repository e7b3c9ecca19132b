package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The protocol's answer to {@code info}: a line with the name and version, then one with the expansions. */
class EngineInfoTest {

    /** Lines are separated by a slash. */
    @ParameterizedTest
    @CsvSource({
        "id Mzinga v1/Mosquito;Ladybug;Pillbug, 'Mzinga v1 [MOSQUITO, LADYBUG, PILLBUG]'",
        "id Old v2/Mosquito,                    Old v2 [MOSQUITO]",
        "id Odd v3/ pillbug ;MOSQUITO;Unknown,  'Odd v3 [MOSQUITO, PILLBUG]'",
        "id Base v4,                            Base v4 []",
        "Ladybug,                               ' [LADYBUG]'",
    })
    void of_answer_namesEngineAndExpansions(String lines, String expected) {
        EngineInfo info = EngineInfo.of(new UhpAnswer("info", List.of(lines.split("/"))));

        assertThat(info.id() + " " + info.expansions()).isEqualTo(expected);
    }
}
