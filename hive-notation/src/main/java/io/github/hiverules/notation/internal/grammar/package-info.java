/** What the readers and writers of several notations share. */
@NullMarked
package io.github.hiverules.notation.internal.grammar;

import org.jspecify.annotations.NullMarked;
