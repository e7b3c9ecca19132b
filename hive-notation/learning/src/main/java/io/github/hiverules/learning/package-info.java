/**
 * Moves and boards as numbers, for machine learning: an index for each move, and planes for a neural network.
 *
 * <p>The numbering and the planes are those of OpenSpiel's game of Hive, which public learning environments use.
 */
@NullMarked
package io.github.hiverules.learning;

import org.jspecify.annotations.NullMarked;
