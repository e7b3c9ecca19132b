/**
 * Coverage-guided tests with Jazzer. In every build they run their recorded inputs; as fuzzers they search for more, with
 * {@code .ci/fuzz}.
 */
@NullMarked
package io.github.hiverules.testkit.fuzz;

import org.jspecify.annotations.NullMarked;
