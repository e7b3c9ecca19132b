/** Machinery that the readers of all notations share. */
package io.github.hiverules.notation.internal;
