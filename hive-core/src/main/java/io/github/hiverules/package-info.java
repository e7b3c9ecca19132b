/** Positions, moves, rulesets and games of the board game Hive, and why moves are illegal. */
@NullMarked
package io.github.hiverules;

import org.jspecify.annotations.NullMarked;
