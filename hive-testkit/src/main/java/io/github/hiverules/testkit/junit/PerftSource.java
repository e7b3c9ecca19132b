package io.github.hiverules.testkit.junit;

import io.github.hiverules.Expansion;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.provider.ArgumentsSource;

/**
 * Runs a parameterized test once for each perft table, as deep as a limit allows. The test takes one
 * {@link io.github.hiverules.testkit.PerftCase}. Works with JUnit 5.10 and later, including JUnit 6.
 *
 * <pre><code>
 * &#64;ParameterizedTest
 * &#64;PerftSource(maxCount = 10_000, openingOff = false)
 * void myEngine_countsAllMoves(PerftCase perft) {
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
    /**
     * Returns the ids of the tables to take.
     *
     * @return ids of {@link io.github.hiverules.testkit.PerftTables}; none means all
     */
    String[] ids() default {};

    /**
     * Returns the limit for the counts; the test gets the greatest count of each table within the limit.
     *
     * @return the greatest count
     */
    long maxCount() default 100_000;

    /**
     * Returns whether to include the tables in which the Queen may be the first piece.
     *
     * @return false for engines that know the tournament opening only
     */
    boolean openingOff() default true;

    /**
     * Returns the expansions that the engine knows. Tables whose set has another expansion are left out.
     *
     * @return all three if not given; {@code {}} for an engine of the base game
     */
    Expansion[] expansions() default {Expansion.MOSQUITO, Expansion.LADYBUG, Expansion.PILLBUG};
}
