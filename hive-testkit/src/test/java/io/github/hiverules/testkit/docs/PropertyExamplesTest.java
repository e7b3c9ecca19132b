package io.github.hiverules.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.testkit.ReferenceRules;
import io.github.hiverules.testkit.jqwik.HiveDomain;
import io.github.hiverules.testkit.jqwik.MoveAttempt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** The example about properties that the Javadoc shows; {@link CompiledExamplesTest} finds it here by its lines. */
class PropertyExamplesTest {

    private final OtherEngine myEngine = new OtherEngine();

    @Property(seed = "22")
    @Domain(HiveDomain.class)
    void myEngine_refusesWhatIsIllegal(@ForAll MoveAttempt attempt) {
        boolean legal = attempt.before().isLegal(attempt.move());
        assertThat(myEngine.accepts(attempt.before(), attempt.move())).isEqualTo(legal);
    }

    /** Stands for the reader's engine. */
    private static final class OtherEngine {

        boolean accepts(Position before, Move move) {
            return ReferenceRules.refusal(before.setup(), move).isEmpty();
        }
    }
}
