package example.toy;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.testkit.judge.HiveTests;
import io.github.hiverules.testkit.judge.Report;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ToyGameTest {

    private static final Ruleset RULES = Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING);

    @TestFactory
    Stream<DynamicTest> toyGame_playsByTheRules() {
        return HiveTests.of(ToyGame::new, ToyGameTest::play)
                .withRuleset(RULES)
                .tests((name, test) -> DynamicTest.dynamicTest(name, test::run));
    }

    private static boolean play(ToyGame game, Move move) {
        if (move instanceof Move.Placement placement) {
            game.place(
                    placement.piece().bug().letter(),
                    placement.to().q(),
                    placement.to().r());
        } else if (move instanceof Move.Movement movement) {
            game.move(
                    movement.from().q(),
                    movement.from().r(),
                    movement.to().q(),
                    movement.to().r());
        } else {
            game.pass();
        }
        return true;
    }

    /** A program with a mistake. */
    @Test
    void report_gameThatAlwaysAcceptsPass_namesRule() {
        Report report = HiveTests.of(ToyGame::new, (game, move) -> move instanceof Move.Pass || play(game, move))
                .withRuleset(RULES)
                .report();

        assertTrue(report.findings().stream().anyMatch(finding -> finding.rule().equals(Optional.of(Rule.PASS_1))));
    }
}
