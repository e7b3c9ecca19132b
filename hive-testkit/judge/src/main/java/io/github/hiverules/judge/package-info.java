/** Judges engines for the Universal Hive Protocol: how well they follow the rules and the protocol. */
@NullMarked
package io.github.hiverules.judge;

import org.jspecify.annotations.NullMarked;
