/** The hive as numbers: cells, pieces and positions, and the mutable workspace of a thread. */
package io.github.hiverules.internal.packed;
