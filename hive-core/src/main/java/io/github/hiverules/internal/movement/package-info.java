/** One class for each insect, which finds the cells that it can reach. */
package io.github.hiverules.internal.movement;
