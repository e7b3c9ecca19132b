/**
 * Keeps the documentation true: its examples are compiled and run here, its pictures are those that the build draws.
 */
@NullMarked
package io.github.hiverules.testkit.docs;

import org.jspecify.annotations.NullMarked;
