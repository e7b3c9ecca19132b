/** Finds out why a move is illegal, and the path of a legal one, with the same movements that generate the moves. */
@NullMarked
package io.github.hiverules.internal.explain;

import org.jspecify.annotations.NullMarked;
