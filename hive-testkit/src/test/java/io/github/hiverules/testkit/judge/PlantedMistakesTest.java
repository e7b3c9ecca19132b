package io.github.hiverules.testkit.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Ruleset;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each planted mistake alone is one finding, and says what was observed. */
class PlantedMistakesTest {

    private static final Ruleset RULES = Ruleset.ONLINE;

    @ParameterizedTest
    @EnumSource
    void report_mistake_isOneFinding(PlantedMistake mistake) {
        Report report = HiveTests.of(() -> new MistakenGame(mistake, RULES), MistakenGame::attempt)
                .withOptions(options -> options.withRuleset(RULES).withGames(0))
                .withOutcome(MistakenGame::outcome)
                .report();

        List<String> headings = report.findings().stream().map(Finding::heading).toList();
        assertThat(headings).as(report.text()).hasSameSizeAs(mistake.headings());
        for (int i = 0; i < headings.size(); i++) {
            assertThat(headings.get(i)).matches(mistake.headings().get(i));
        }
    }
}
