/** When two positions count as the same, and numbers that say so. */
package io.github.hiverules.internal.key;
