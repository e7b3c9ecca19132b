/** The parts from which the readers and writers of several notations are built. */
@NullMarked
package io.github.hiverules.notation.internal.grammar;

import org.jspecify.annotations.NullMarked;
