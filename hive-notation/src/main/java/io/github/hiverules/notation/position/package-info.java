/** Single positions without their history: in one line, and as drawings in text. */
@NullMarked
package io.github.hiverules.notation.position;

import org.jspecify.annotations.NullMarked;
