package io.github.hiverules.testkit.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.provider.ArgumentsSource;

/**
 * Runs a parameterized test once for each perft table, as deep as a limit allows. The test takes one {@link
 * io.github.hiverules.testkit.PerftCase}.
 *
 * <pre><code>
 * &#64;ParameterizedTest
 * &#64;PerftSource(maxNodes = 10_000, ruleset = "mlp.opening")
 * void myEngine_countsPerft(PerftCase perft) {
 *     assertThat(myEngine.perft(perft.gameString(), perft.depth())).isEqualTo(perft.count());
 * }
 * </code></pre>
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ArgumentsSource(PerftProvider.class)
@SuppressWarnings("exports") // Whoever uses the annotation has JUnit; nobody needs the provider.
public @interface PerftSource {
    /** {@return the ids of the {@link io.github.hiverules.testkit.PerftTables} to take; none means all} */
    String[] ids() default {};

    /** {@return the largest count to test; the test gets each table's largest count that does not exceed it} */
    long maxNodes() default 100_000;

    /**
     * {@return the rules and expansions that the engine knows, as a {@linkplain
     * io.github.hiverules.notation.game.RulesetText ruleset text} such as {@code base} or {@code mlp.opening}; by
     * default, each table has its own rules} The test gets the counts that are right {@linkplain
     * io.github.hiverules.testkit.PerftTable#under under} these rules.
     */
    String ruleset() default "";
}
