/**
 * Drawings of positions, moves, routes and violations as SVG.
 *
 * <p>A drawing is one self-contained, valid XML document: no fonts, no files, no scripts and no links to the outside. The
 * insects are drawn as paths, and so are the digits. Drawings can be put inline into one HTML page side by side, as their
 * ids and style rules do not meet.
 */
@NullMarked
package io.github.hiverules.notation.svg;

import org.jspecify.annotations.NullMarked;
