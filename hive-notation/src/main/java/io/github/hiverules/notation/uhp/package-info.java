/** The Universal Hive Protocol: its strings for moves, games and game types. */
@NullMarked
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.NullMarked;
