/** Checks how well any engine of the Universal Hive Protocol keeps to the rules and to the protocol. */
@NullMarked
package io.github.hiverules.testkit.uhp;

import org.jspecify.annotations.NullMarked;
