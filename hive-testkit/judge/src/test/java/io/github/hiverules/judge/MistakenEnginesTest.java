package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.Mistake;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines for the protocol that make the mistakes whose reports once misled authors; the judge finds these, no others. */
class MistakenEnginesTest {

    private static final ConformanceOptions QUICK =
            ConformanceOptions.defaults().withRandomGamesPerSet(1).withMaxPerftNodes(100);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "REFUSES_THE_DUE_QUEEN", // a missing placement is not a movement
                "PIECE_STAYS:BEETLE", // a program that stands elsewhere
                "PIECE_STOPS_AFTER_ONE_STEP:SOLDIER_ANT",
                "TURN_DOES_NOT_PASS:SPIDER",
                "MOVES_THE_TOP_INSTEAD", // nokamute
                "SLIDES_THROUGH_GATES:SPIDER NEVER_PASSES", // forced passes, and another fault
                "OVERLOOKS_DRAWS", // an end announced wrongly
                "MOVES_PINNED_PIECES:GRASSHOPPER", // the scope
                "BEETLES_STAY_ON_THE_GROUND"
            })
    void judge_engineWithMistakes_namesThemAndNothingElse(String ids) throws IOException {
        List<Mistake> mistakes = Stream.of(ids.split(" ", -1)).map(Mistake::of).toList();

        ConformanceReport report = Conformance.judge(MistakenEngine.of(mistakes), QUICK);

        assertThat(report.findings())
                .as("%s", report.findings())
                .extracting(Finding::mistake)
                .containsExactlyInAnyOrderElementsOf(
                        mistakes.stream().map(Optional::of).toList());
    }
}
