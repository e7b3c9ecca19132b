/** Positions, moves, rulesets and games of the board game Hive, and why a move is legal or not. */
@NullMarked
package io.github.hiverules;

import org.jspecify.annotations.NullMarked;
