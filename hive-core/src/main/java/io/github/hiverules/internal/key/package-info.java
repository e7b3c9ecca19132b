/** When two positions count as the same, and keys that such positions share. */
package io.github.hiverules.internal.key;
