package io.github.hiverules.testkit.junit;

import io.github.hiverules.Rule;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.provider.ArgumentsSource;

/**
 * Runs a parameterized test once for each diagram; the test takes one {@link
 * io.github.hiverules.testkit.RulebookDiagram}. If there are several conditions, a diagram has to meet all of them.
 *
 * <pre><code>
 * &#64;ParameterizedTest
 * &#64;RulebookDiagramSource(ruleset = "mlp.opening", withGame = true)
 * void myEngine_agreesWithDiagram(RulebookDiagram diagram) {
 *     Game game = diagram.game().orElseThrow();
 *     assertThat(myEngine.legalMovesAfter(GameString.writeForEngine(game)))
 *             .map(text -&gt; MoveString.read(text, game.position()))
 *             .containsExactlyInAnyOrderElementsOf(game.legalMoves());
 * }
 * </code></pre>
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ArgumentsSource(RulebookDiagramProvider.class)
@SuppressWarnings("exports") // Whoever uses the annotation has JUnit; nobody needs the provider.
public @interface RulebookDiagramSource {
    /** {@return the ids of the diagrams to take, such as {@code X44}; none means all} */
    String[] ids() default {};

    /** {@return the rules to leave out: diagrams that show what one of them allows or forbids} */
    Rule[] exceptRules() default {};

    /**
     * {@return the rules and expansions that the engine knows, as a {@linkplain
     * io.github.hiverules.notation.game.RulesetText ruleset text} such as {@code base} or {@code mlp.opening}; by
     * default, each diagram has its own rules} The test gets the diagrams that are true {@linkplain
     * io.github.hiverules.testkit.RulebookDiagram#under under} these rules. Engines for the Universal Hive Protocol
     * play by {@code mlp.opening}.
     */
    String ruleset() default "";

    /** {@return whether to take only diagrams to which a game leads, for engines that cannot set up positions} */
    boolean withGame() default false;
}
