package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Grammar;
import io.github.hiverules.notation.Growth;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EngineRulesTest {

    private static final Game GAME = Game.start(Ruleset.TOURNAMENT);

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
