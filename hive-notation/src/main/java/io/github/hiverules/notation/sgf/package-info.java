/** Games as SGF files, as BoardSpace writes them. */
@NullMarked
package io.github.hiverules.notation.sgf;

import org.jspecify.annotations.NullMarked;
