package example.toy;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.MoveQuestion;
import io.github.hiverules.testkit.ReferenceRules;
import io.github.hiverules.testkit.jqwik.HiveArbitraries;
import io.github.hiverules.testkit.jqwik.HiveDomain;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;

class EngineProperties {

    /** The reference rules stand in for the engine under test. */
    @Property(tries = 50, seed = "22")
    @Domain(HiveDomain.class)
    boolean engine_acceptsExactlyTheLegalMoves(@ForAll MoveQuestion question) {
        boolean accepted = ReferenceRules.brokenRule(question.position().setup(), question.move())
                .isEmpty();
        return accepted == question.isLegal();
    }

    @Property(tries = 50, seed = "22")
    boolean game_writtenAndRead_isEqual(@ForAll("onlineGames") Game game) {
        return GameString.read(GameString.write(game)).equals(game);
    }

    @Provide
    Arbitrary<Game> onlineGames() {
        return HiveArbitraries.games(Arbitraries.just(Ruleset.ONLINE), 40);
    }

    @Property(tries = 50, seed = "22")
    boolean position_fromItsSetup_isEqual(@ForAll("positions") Position position) {
        return Position.of(position.setup()).equals(position);
    }

    @Provide
    Arbitrary<Position> positions() {
        return HiveArbitraries.games(HiveArbitraries.rulesets(), 40).map(Game::position);
    }
}
