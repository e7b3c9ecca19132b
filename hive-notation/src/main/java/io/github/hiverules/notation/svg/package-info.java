/**
 * Drawings of positions, moves, routes and violations as SVG.
 *
 * <p>A drawing is one self-contained, valid XML document: no fonts, no files, no scripts and no links to the outside. The
 * insects are drawn as paths, and so are the digits. One HTML page can contain several drawings inline: their ids and
 * style rules do not clash.
 */
@NullMarked
package io.github.hiverules.notation.svg;

import org.jspecify.annotations.NullMarked;
