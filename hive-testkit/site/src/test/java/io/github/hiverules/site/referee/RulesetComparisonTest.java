package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RulesetComparisonTest {

    @Test
    void of_gateAboveGround_differsWithoutGatesAboveGround() {
        Session session = Example.ALL.get(5).session();

        assertThat(RulesetComparison.of(session, RefereeLanguage.of("en")))
                .map(RulesetComparison::line)
                .contains("Base game, Online, Tournament: no, CLIMB-1 · no gates above the ground: legal");
        assertThat(RulesetComparison.of(session, RefereeLanguage.of("de")))
                .map(RulesetComparison::line)
                .hasValueSatisfying(line -> assertThat(line).endsWith("ohne Engstellen über dem Boden: erlaubt"));
    }

    @Test
    void of_gateOnGround_isTheSameUnderAllRulesets() {
        assertThat(RulesetComparison.of(Example.INITIAL.session(), RefereeLanguage.of("en")))
                .contains(new RulesetComparison(
                        "The answer is the same under all these rules: Base game, Online, Tournament, no gates above the"
                                + " ground.",
                        true));
    }

    @Test
    void of_queenFirst_dependsOnTournamentOpening() {
        Session session = Session.of(Game.start(Ruleset.TOURNAMENT)).asking(Piece.of("wQ"), Optional.of(Hex.ORIGIN));

        assertThat(RulesetComparison.of(session, RefereeLanguage.of("en")))
                .map(RulesetComparison::line)
                .contains("Base game: legal · Online, Tournament, no gates above the ground: no, OPENING-1");
    }

    @Test
    void of_noMoveInQuestion_isEmpty() {
        assertThat(RulesetComparison.of(Session.of(Game.start(Ruleset.BASE)), RefereeLanguage.of("en")))
                .isEmpty();
        assertThat(RulesetComparison.of(
                        Session.of(Game.start(Ruleset.BASE)).asking(Question.PASS), RefereeLanguage.of("en")))
                .isEmpty();
    }
}
