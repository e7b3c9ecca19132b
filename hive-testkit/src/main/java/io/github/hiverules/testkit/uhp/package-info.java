/** Talks to engines of the Universal Hive Protocol, and checks how well they keep to the rules and to the protocol. */
@NullMarked
package io.github.hiverules.testkit.uhp;

import org.jspecify.annotations.NullMarked;
