/** Puts rules and movements together into the legal moves of a position. */
package io.github.hiverules.internal.movegen;
