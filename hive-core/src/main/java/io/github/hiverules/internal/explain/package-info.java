/** Finds out why a move is illegal, and finds the path of a legal one, using the movements that generate the moves. */
@NullMarked
package io.github.hiverules.internal.explain;

import org.jspecify.annotations.NullMarked;
