/** One class for each kind of piece, which finds the cells that it can reach. */
package io.github.hiverules.internal.movement;
