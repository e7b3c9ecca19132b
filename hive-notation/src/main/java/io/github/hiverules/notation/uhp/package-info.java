/** The Universal Hive Protocol: its strings for moves, games and game types, and an engine that speaks it. */
@NullMarked
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.NullMarked;
