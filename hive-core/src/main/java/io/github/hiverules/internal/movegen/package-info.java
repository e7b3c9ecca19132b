/** Puts rules and insects together into the legal moves of a position. */
@NullMarked
package io.github.hiverules.internal.movegen;

import org.jspecify.annotations.NullMarked;
