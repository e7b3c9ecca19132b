package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineRulesTest {

    /** The fields of an option are its name, type, value and default, then the allowed values of an enum. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "RepetitionDraw;bool;false;false     | options set RepetitionDraw true | -",
                "RepetitionDraw;bool;true;false      | -                               | -",
                "RepetitionDraw;bool;true            | -                               | -",
                "RepetitionDraw;enum;Off;Off;Off;On  | options set RepetitionDraw On   | -",
                "RepetitionDraw;enum;On;Off;Off;On   | -                               | -",
                "RepetitionDraw;int;0;0;0;9          | -                               | RepetitionDraw",
                "RepetitionDraw;bool                 | -                               | RepetitionDraw",
                "RepetitionDraw                      | -                               | RepetitionDraw",
                "Threads;int;1;1;1;4                 | -                               | RepetitionDraw",
            })
    void of_option_isSetIfItsValueDiffers(String option, String command, String missing) {
        Game game = Game.start(Ruleset.ONLINE.with(Toggle.REPETITION_DRAW));

        EngineRules rules = EngineRules.of(game, new UhpAnswer("options", List.of(option)));

        assertThat(rules.commands()).isEqualTo(Stream.ofNullable(command).toList());
        assertThat(rules.missing()).isEqualTo(Stream.ofNullable(missing).toList());
    }
}
