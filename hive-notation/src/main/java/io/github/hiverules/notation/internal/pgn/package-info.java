/** Finds where the tags of a PGN begin, for its reader and for archives. */
package io.github.hiverules.notation.internal.pgn;
