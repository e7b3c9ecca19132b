/** The hive as numbers: cells of a torus, pieces by id, and the mutable workspace that answers questions. */
@NullMarked
package io.github.hiverules.internal.packed;

import org.jspecify.annotations.NullMarked;
