/** The hive as numbers: cells of a torus, pieces by id, and the mutable workspace that answers questions. */
package io.github.hiverules.internal.packed;
