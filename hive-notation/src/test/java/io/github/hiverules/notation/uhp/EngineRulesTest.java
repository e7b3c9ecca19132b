package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Grammar;
import io.github.hiverules.notation.Growth;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineRulesTest {

    private static final Game GAME = Game.start(Ruleset.TOURNAMENT);

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
        Game game = Game.start(Ruleset.ONLINE.withRepetitionDraw(true));

        EngineRules rules = EngineRules.of(game, new UhpAnswer("options", List.of(option)));

        assertThat(rules.changes().stream().map(EngineRules.Setting::command).toList())
                .isEqualTo(Stream.ofNullable(command).toList());
        assertThat(rules.missing()).isEqualTo(Stream.ofNullable(missing).toList());
    }

    /** An engine's answer is a text from outside, too. */
    @Test
    void of_longOptions_costPerCharacterStaysConstant() {
        Stream<Growth> growths = Grammar.letters()
                .flatMap(letter -> Stream.of(
                                "TournamentOpening;bool;|;True", "|;bool;True;True", "RepetitionDraw;|;x;x")
                        .map(line -> Growth.of(letter, times -> line.replace("|", letter.repeat(20 * times)), text -> {
                            EngineRules unused = EngineRules.of(GAME, new UhpAnswer("options", List.of(text)));
                            return 0;
                        })));

        assertThat(growths.filter(Growth::isExcessive)).isEmpty();
    }
}
