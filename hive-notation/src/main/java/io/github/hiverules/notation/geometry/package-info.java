/** Where cells are on a screen, for drawings of your own: in Swing, on a canvas, on a phone. */
@NullMarked
package io.github.hiverules.notation.geometry;

import org.jspecify.annotations.NullMarked;
