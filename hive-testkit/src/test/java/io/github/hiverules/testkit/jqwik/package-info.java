/** Tests of the arbitraries. */
@NullMarked
package io.github.hiverules.testkit.jqwik;

import org.jspecify.annotations.NullMarked;
