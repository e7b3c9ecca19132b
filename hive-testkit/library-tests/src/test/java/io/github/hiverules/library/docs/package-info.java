/**
 * Keeps the documentation true: tests compile and run its examples, and check its links and its Javadoc.
 */
@NullMarked
package io.github.hiverules.library.docs;

import org.jspecify.annotations.NullMarked;
