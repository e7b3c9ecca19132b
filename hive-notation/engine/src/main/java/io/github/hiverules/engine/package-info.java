/** Engines for the Universal Hive Protocol, both sides of the protocol, and matches. */
@NullMarked
package io.github.hiverules.engine;

import org.jspecify.annotations.NullMarked;
