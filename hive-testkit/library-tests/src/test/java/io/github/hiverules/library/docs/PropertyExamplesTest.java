package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.MoveQuestion;
import io.github.hiverules.testkit.ReferenceRules;
import io.github.hiverules.testkit.jqwik.HiveArbitraries;
import io.github.hiverules.testkit.jqwik.HiveDomain;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;

/**
 * The examples about properties in pages and Javadoc. {@link CompiledExamplesTest} compares the lines.
 */
class PropertyExamplesTest {

    private final OtherEngine myEngine = new OtherEngine();

    @Property(tries = 200, seed = "22")
    @Domain(HiveDomain.class)
    void myEngine_acceptsOnlyLegalMoves(@ForAll MoveQuestion question) {
        assertThat(myEngine.accepts(question.game(), question.move())).isEqualTo(question.isLegal());
    }

    @Property(tries = 100, seed = "25")
    void myEngine_listsAllLegalMoves(@ForAll("trickyGames") Game game) {
        assertThat(myEngine.legalMovesAfter(GameString.writeForEngine(game)))
                .map(text -> MoveString.read(text, game.position()))
                .containsExactlyInAnyOrderElementsOf(game.legalMoves());
    }

    @Provide
    Arbitrary<Game> trickyGames() {
        return HiveArbitraries.trickyGames(Arbitraries.just(Ruleset.ONLINE), 60);
    }

    /** Stands in for the reader's engine. */
    private static final class OtherEngine {

        List<String> legalMovesAfter(String gameString) {
            Position position = GameString.read(gameString).position();
            return ReferenceRules.legalMoves(position.setup()).stream()
                    .map(move -> MoveString.write(move, position))
                    .toList();
        }

        boolean accepts(Game game, Move move) {
            return !game.isOver()
                    && ReferenceRules.brokenRule(game.position().setup(), move).isEmpty();
        }
    }
}
