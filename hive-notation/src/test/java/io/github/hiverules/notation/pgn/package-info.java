@NullMarked
package io.github.hiverules.notation.pgn;

import org.jspecify.annotations.NullMarked;
