/**
 * Coverage-guided tests with Jazzer. Every build runs them with their recorded inputs. {@code .ci/run} lets them search
 * for new inputs for a few seconds, and {@code .ci/fuzz} for as long as you like.
 */
@NullMarked
package io.github.hiverules.library.fuzz;

import org.jspecify.annotations.NullMarked;
