package io.github.hiverules.testkit.junit;

import io.github.hiverules.Expansion;
import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
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
 * &#64;RulebookDiagramSource(testableOverUhp = true)
 * void myEngine_agreesWithDiagram(RulebookDiagram diagram) {
 *     DiagramAssertions.assertAgrees(diagram, game -&gt; myEngine.legalMovesAfter(game));
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

    /** {@return the groups to take, such as {@code spider}; none means all} */
    String[] groups() default {};

    /** {@return the rules to take: a diagram has to show at least one of them; none means all} */
    Rule[] rules() default {};

    /** {@return the kinds to take: in a diagram, at least one of them has to move or throw; none means all} */
    Bug[] bugs() default {};

    /**
     * {@return the expansions that the engine knows, by default all three; {@code {}} for an engine of the base game}
     * Diagrams whose set has any other expansion are left out.
     */
    Expansion[] expansions() default {Expansion.MOSQUITO, Expansion.LADYBUG, Expansion.PILLBUG};

    /**
     * {@return whether to take only diagrams that can test an engine for the Universal Hive Protocol: positions
     * that a game reaches under the rules of such engines}
     */
    boolean testableOverUhp() default false;
}
