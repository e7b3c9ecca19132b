/** What {@code compare} measures, with the classes of two commits. */
@NullMarked
package io.github.hiverules.benchmarks;

import org.jspecify.annotations.NullMarked;
