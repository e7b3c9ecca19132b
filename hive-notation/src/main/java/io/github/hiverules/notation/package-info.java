/** What all notations share: how to read, what was read, what was repaired and what is wrong with a text. */
@NullMarked
package io.github.hiverules.notation;

import org.jspecify.annotations.NullMarked;
