/** One file for each insect: the cells that it can reach. */
package io.github.hiverules.internal.movement;
