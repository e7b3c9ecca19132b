/** Games as SGF files, in the form of the site BoardSpace. */
@NullMarked
package io.github.hiverules.notation.sgf;

import org.jspecify.annotations.NullMarked;
