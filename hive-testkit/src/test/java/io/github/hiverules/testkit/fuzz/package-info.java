/**
 * Coverage-guided tests with Jazzer. In every build they run their recorded inputs. As fuzzers they search for more:
 * for some seconds in {@code .ci/run}, and as long as you like with {@code .ci/fuzz}.
 */
@NullMarked
package io.github.hiverules.testkit.fuzz;

import org.jspecify.annotations.NullMarked;
