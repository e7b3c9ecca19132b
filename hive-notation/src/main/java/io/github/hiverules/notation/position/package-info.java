/** Single positions without their history: as one line, and drawn as text. */
@NullMarked
package io.github.hiverules.notation.position;

import org.jspecify.annotations.NullMarked;
