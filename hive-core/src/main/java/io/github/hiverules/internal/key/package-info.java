/** Repetitions and canonical forms of positions. */
package io.github.hiverules.internal.key;
