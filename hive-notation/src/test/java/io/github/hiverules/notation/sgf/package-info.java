@NullMarked
package io.github.hiverules.notation.sgf;

import org.jspecify.annotations.NullMarked;
