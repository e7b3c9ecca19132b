package io.github.hiverules.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.testkit.MoveQuestion;
import io.github.hiverules.testkit.ReferenceRules;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

@Domain(HiveDomain.class)
class HiveDomainProperties {

    @StatisticsReport(onFailureOnly = true)
    @Property(tries = 200, seed = "22")
    void rulesets_arbitrary_coverOpeningGatesAndExpansions(@ForAll Ruleset ruleset) {
        Statistics.label("opening").collect(ruleset.has(Toggle.TOURNAMENT_OPENING));
        Statistics.label("gates").collect(ruleset.has(Toggle.GATES_ABOVE_GROUND));
        Statistics.label("expansions").collect(ruleset.expansions().size());

        Statistics.label("opening").coverage(coverage -> coverage.check(true).percentage(share -> share > 20));
        Statistics.label("gates").coverage(coverage -> coverage.check(false).percentage(share -> share > 20));
        Statistics.label("expansions").coverage(coverage -> coverage.check(3).count(count -> count > 0));
    }

    @StatisticsReport(onFailureOnly = true)
    @Property(tries = 50, seed = "22")
    void games_arbitrary_startEmptyAndAreLegal(@ForAll Game game) {
        Game replayed = Game.start(game.ruleset()).playAll(game.moves());

        assertThat(game.startPosition().stacks()).isEmpty();
        assertThat(game.plyCount()).isLessThanOrEqualTo(HiveDomain.MAX_PLIES);
        assertThat(replayed.position()).isEqualTo(game.position());
    }

    @StatisticsReport(onFailureOnly = true)
    @Property(tries = 100, seed = "22")
    void positions_arbitrary_areSmallAndLarge(@ForAll Position position) {
        Statistics.collect(position.stacks().size() > 10);

        Statistics.coverage(coverage -> {
            coverage.check(true).percentage(share -> share > 10);
            coverage.check(false).percentage(share -> share > 10);
        });
    }

    @StatisticsReport(onFailureOnly = true)
    @Property(tries = 100, seed = "22")
    void questions_arbitrary_areLegalAndIllegal(@ForAll MoveQuestion question) {
        boolean isLegal = !question.game().isOver()
                && ReferenceRules.legalMoves(question.position().setup()).contains(question.move());

        assertThat(question.isLegal()).isEqualTo(isLegal);
        Statistics.collect(isLegal);
        Statistics.coverage(coverage -> {
            coverage.check(true).percentage(share -> share > 20);
            coverage.check(false).percentage(share -> share > 20);
        });
    }
}
