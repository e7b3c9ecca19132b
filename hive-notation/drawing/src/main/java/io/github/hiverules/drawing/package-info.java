/**
 * Drawings of positions, moves, routes and violations as SVG.
 *
 * <p>A drawing is one self-contained, valid XML document without fonts, files, scripts or links to the outside; bugs
 * and digits are paths. An HTML page can contain several drawings inline: their ids and style rules do not clash.
 *
 * <p>A page can react to clicks. Each cell, even an empty one, is an element with the attribute {@code
 * data-cell="q,r"}, and each insect in hand is one with {@code data-in-hand="wA1"}, which names the piece that
 * enters next. In a browser {@code event.target.closest('[data-cell]')?.dataset.cell} is the clicked cell and {@code
 * event.target.closest('[data-in-hand]')?.dataset.inHand} the clicked piece in hand; {@link
 * io.github.hiverules.hex.Hex#of(String)} and {@link io.github.hiverules.piece.Piece#of(String)} read these texts.
 *
 * <table>
 * <caption>The attributes for programs</caption>
 * <tr><th>attribute</th><th>element</th></tr>
 * <tr><td>{@code data-cell="1,-2"}</td><td>a cell; pieces and marks are inside</td></tr>
 * <tr><td>{@code data-piece="wA1"}, {@code data-level="0"}</td><td>a piece on the board; level 0 is the
 *     ground</td></tr>
 * <tr><td>{@code data-mark="reachable"}</td><td>a mark: {@code from}, {@code to}, {@code selected}, {@code thrower},
 *     {@code reachable}, {@code unreachable}, {@code blocker}, {@code empty-cell}, {@code cut-off} or
 *     {@code halfway}; on a resting piece, {@code resting}; a piece in hand may be {@code selected}</td></tr>
 * <tr><td>{@code data-route}</td><td>the path of a piece; a click on it reaches the cell below</td></tr>
 * <tr><td>{@code data-inset="1,-2"}, {@code data-stacked="wA1"}</td><td>a stack that is taken apart, and a piece in it;
 *     a click on it reaches what lies below</td></tr>
 * <tr><td>{@code data-hand="w"}</td><td>the hand of a player, {@code w} or {@code b}</td></tr>
 * <tr><td>{@code data-in-hand="wA1"}, {@code data-count="3"}</td><td>an insect in hand: the piece that enters
 *     next, and the number of pieces</td></tr>
 * </table>
 */
@NullMarked
package io.github.hiverules.drawing;

import org.jspecify.annotations.NullMarked;
