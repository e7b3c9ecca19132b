package io.github.hiverules.notation.pgn;

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

/** The tag for the toggles of the ruleset. */
class PgnRulesetTest {

    private static String pgn(String ruleset) {
        return "[GameType \"Base+MLP\"]\n[Ruleset \"" + ruleset + "\"]\n\n1. wS1\n2. bS1 wS1-\n";
    }

    private static String write(Ruleset ruleset) {
        return Pgn.write(Game.start(ruleset), Map.of(), PgnFlavor.MZINGA);
    }

    @Test
    void write_namesTogglesThatAReaderWouldNotAssume() {
        assertThat(write(Ruleset.TOURNAMENT)).contains("[Ruleset \"mlp.opening.repetition\"]\n");
        assertThat(write(Ruleset.BASE)).contains("[Ruleset \"base\"]\n");
        assertThat(write(Ruleset.ONLINE)).doesNotContain("Ruleset");
    }

    @Test
    void read_recordedTogglesCountBeforeTheOptions() {
        Game game = Pgn.read(pgn("mlp.nogates"), ReadOptions.strict().withTogglesOf(Ruleset.TOURNAMENT))
                .orThrow();

        assertThat(game.startPosition().ruleset())
                .isEqualTo(Ruleset.ONLINE.withTournamentOpening(false).withGatesAboveGround(false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Tournament", "ml.repetition", "base"})
    void read_unknownOrOfAnotherSet_isLeftOutOrRefused(String ruleset) {
        ParsedGame lenient = Pgn.read(pgn(ruleset), ReadOptions.lenient());
        ParsedGame strict = Pgn.read(pgn(ruleset), ReadOptions.strict());

        assertThat(lenient.orThrow().startPosition().ruleset()).isEqualTo(Ruleset.ONLINE);
        assertThat(lenient.repairs()).extracting(Repair::kind).contains(Repair.Kind.RULESET);
        assertThat(strict.fault())
                .get()
                .isInstanceOfSatisfying(
                        Fault.Unreadable.class,
                        fault -> assertThat(fault.expected()).isEqualTo(Expected.RULESET));
    }

    @Test
    void read_lettersInAnotherOrder_areRepaired() {
        ParsedGame read = Pgn.read(pgn("plm.repetition.opening"), ReadOptions.lenient());

        assertThat(read.orThrow().startPosition().ruleset()).isEqualTo(Ruleset.TOURNAMENT);
        assertThat(read.repairs())
                .filteredOn(repair -> repair.kind() == Repair.Kind.RULESET)
                .extracting(Repair::readAs)
                .containsExactly("mlp.opening.repetition");
    }
}
