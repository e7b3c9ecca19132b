@NullMarked
package io.github.hiverules.notation.internal.sgf;

import org.jspecify.annotations.NullMarked;
