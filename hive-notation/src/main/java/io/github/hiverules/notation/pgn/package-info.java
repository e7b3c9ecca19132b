/** Games as PGN files, in the flavors that Hive programs write. */
@NullMarked
package io.github.hiverules.notation.pgn;

import org.jspecify.annotations.NullMarked;
