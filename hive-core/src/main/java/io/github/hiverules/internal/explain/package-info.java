/** Finds out why a move is illegal, and which way a legal one takes, with the movements that generate the moves. */
@NullMarked
package io.github.hiverules.internal.explain;

import org.jspecify.annotations.NullMarked;
