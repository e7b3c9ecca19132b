package io.github.hiverules.testkit.junit;

import io.github.hiverules.Expansion;
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
 * &#64;PerftSource(maxNodes = 10_000, tournamentOpeningOnly = true)
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
     * {@return whether to leave out tables in which the Queen Bee may be the first piece, for engines that know only
     * the tournament opening}
     */
    boolean tournamentOpeningOnly() default false;

    /**
     * {@return the expansions that the engine knows, by default all three; {@code {}} for an engine of the base game}
     * Tables whose set has any other expansion are left out.
     */
    Expansion[] expansions() default {Expansion.MOSQUITO, Expansion.LADYBUG, Expansion.PILLBUG};
}
