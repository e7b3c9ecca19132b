/** One file for each kind of piece: the cells that it can reach. */
package io.github.hiverules.internal.movement;
