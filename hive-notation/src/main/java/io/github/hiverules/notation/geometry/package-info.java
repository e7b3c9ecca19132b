/** Converts between cells and points on a screen, for your own drawings in Swing, on a canvas or on a phone. */
@NullMarked
package io.github.hiverules.notation.geometry;

import org.jspecify.annotations.NullMarked;
