/** Whole games and rulesets in one line, without loss. */
@NullMarked
package io.github.hiverules.notation.game;

import org.jspecify.annotations.NullMarked;
