package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The JUnit fixtures fail on every diagram on which the conformance check finds a fault of an engine. */
class FixturesAgainstConformanceTest {

    private static final List<String> MISTAKES =
            List.of("IGNORES_ALL_GATES", "TESTS_ONE_HIVE_AT_THE_DESTINATION", "SPIDER_STOPS_EARLY");

    /** In every build, one engine makes all mistakes. */
    static List<String> engines() {
        return TestDepth.of(List.of(String.join(" ", MISTAKES)), MISTAKES);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void assertAgrees_mistakes_failOnEveryDiagramThatConformanceFails(String ids) throws IOException {
        MistakenProgram rules = MistakenProgram.of(ids);
        List<String> failedByConformance = SelectedCases.judge(
                        MistakenEngine.of(ids),
                        CaseResult.Suite.DIAGRAMS,
                        RulebookDiagrams.all().size())
                .failedCases()
                .stream()
                .map(CaseResult::name)
                .toList();
        List<String> failedByFixtures = RulebookDiagrams.all().stream()
                .filter(RulebookDiagram::isTestableOverUhp)
                .filter(diagram -> !agrees(diagram, rules))
                .map(RulebookDiagram::toString)
                .toList();

        assertThat(failedByConformance).isNotEmpty();
        assertThat(failedByFixtures).containsAll(failedByConformance);
    }

    private static boolean agrees(RulebookDiagram diagram, MistakenProgram rules) {
        try {
            EngineAssertions.assertAgrees(
                    diagram,
                    game -> MistakenEngine.texts(rules, GameString.read(game).position()));
            return true;
        } catch (AssertionError e) {
            return false;
        }
    }
}
