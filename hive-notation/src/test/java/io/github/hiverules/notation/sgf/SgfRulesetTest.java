package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.Repair;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The property for the toggles of the ruleset. */
class SgfRulesetTest {

    private static String sgf(String ruleset) {
        return "(;GM[27]SU[hive-plm]RULESET[" + ruleset + "];P0[1 move W wS1 N 13 .];P0[2 done])";
    }

    private static String write(Ruleset ruleset) {
        return Sgf.write(Game.start(ruleset), Map.of());
    }

    @Test
    void write_namesTogglesThatAReaderWouldNotAssume() {
        assertThat(write(Ruleset.TOURNAMENT)).contains("SU[hive-plm]\nRULESET[mlp.opening.repetition]\n");
        assertThat(write(Ruleset.BASE)).contains("RULESET[base]\n");
        assertThat(write(Ruleset.ONLINE)).doesNotContain("RULESET");
    }

    @Test
    void read_recordedTogglesCountBeforeTheOptions() {
        Game game = Sgf.read(sgf("mlp.nogates"), ReadOptions.strict().withTogglesOf(Ruleset.TOURNAMENT))
                .orThrow();

        assertThat(game.startPosition().ruleset())
                .isEqualTo(Ruleset.ONLINE.withTournamentOpening(false).withGatesAboveGround(false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Tournament", "ml.repetition", "base"})
    void read_unknownOrOfAnotherSet_isLeftOutOrRefused(String ruleset) {
        ParsedGame lenient = Sgf.read(sgf(ruleset), ReadOptions.lenient());
        ParsedGame strict = Sgf.read(sgf(ruleset), ReadOptions.strict());

        assertThat(lenient.orThrow().startPosition().ruleset()).isEqualTo(Ruleset.ONLINE);
        assertThat(lenient.repairs()).extracting(Repair::kind).containsExactly(Repair.Kind.RULESET);
        assertThat(strict.fault())
                .get()
                .isInstanceOfSatisfying(
                        Fault.Unreadable.class,
                        fault -> assertThat(fault.expected()).isEqualTo(Expected.RULESET));
    }
}
