/** Finds where the games of an SGF begin, for its reader and for archives. */
package io.github.hiverules.notation.internal.sgf;
