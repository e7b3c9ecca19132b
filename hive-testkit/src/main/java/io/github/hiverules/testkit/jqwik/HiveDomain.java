package io.github.hiverules.testkit.jqwik;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.testkit.MoveQuestion;
import java.util.Collection;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.SampleReportingFormat;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/**
 * A jqwik domain: it provides the arbitraries of {@link HiveArbitraries} for parameters of type {@link Ruleset}, {@link
 * Game}, {@link Position} and {@link MoveQuestion}, with all rulesets and games of up to {@value #MAX_PLIES} moves.
 *
 * <pre><code>
 * &#64;Property(tries = 200, seed = "22")
 * &#64;Domain(HiveDomain.class)
 * void myEngine_acceptsOnlyLegalMoves(&#64;ForAll MoveQuestion question) {
 *     assertThat(myEngine.accepts(question.game(), question.move())).isEqualTo(question.isLegal());
 * }
 * </code></pre>
 */
@SuppressWarnings("exports") // Whoever uses this class has jqwik, but the module must not require it.
public final class HiveDomain extends DomainContextBase {

    /** The maximum number of moves in a game. */
    public static final int MAX_PLIES = 60;

    /** Creates the domain; jqwik calls this. */
    public HiveDomain() {}

    /** {@return all rulesets} */
    @Provide
    public Arbitrary<Ruleset> rulesets() {
        return HiveArbitraries.rulesets();
    }

    /** {@return legal games under all rulesets: random ones, lively ones, tricky ones, and games that end} */
    @Provide
    public Arbitrary<Game> games() {
        return Arbitraries.frequencyOf(
                Tuple.of(2, HiveArbitraries.games(rulesets(), MAX_PLIES)),
                Tuple.of(2, HiveArbitraries.livelyGames(rulesets(), MAX_PLIES)),
                Tuple.of(5, HiveArbitraries.trickyGames(rulesets(), MAX_PLIES)),
                Tuple.of(1, HiveArbitraries.endedGames(rulesets(), MAX_PLIES)));
    }

    /** {@return reachable positions, final or not, under all rulesets} */
    @Provide
    public Arbitrary<Position> positions() {
        return games().map(Game::position);
    }

    /** {@return legal moves and plausible illegal moves, half of each, together with their games} */
    @Provide
    public Arbitrary<MoveQuestion> questions() {
        return Arbitraries.oneOf(
                HiveArbitraries.legalQuestions(games()), HiveArbitraries.plausibleIllegalQuestions(games()));
    }

    /** {@return {@link HiveReportingFormat}, which jqwik finds by itself on the class path only} */
    @Override
    public Collection<SampleReportingFormat> getReportingFormats() {
        return List.of(new HiveReportingFormat());
    }
}
