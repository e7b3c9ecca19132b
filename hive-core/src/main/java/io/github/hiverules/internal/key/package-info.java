/** Decides when two positions count as the same, and computes the keys that they then share. */
package io.github.hiverules.internal.key;
