/** Faults and repairs: what is wrong with a text, or only unusual, and where. */
@NullMarked
package io.github.hiverules.notation.fault;

import org.jspecify.annotations.NullMarked;
