/** One file for each insect: the cells that it can reach. */
@NullMarked
package io.github.hiverules.internal.movement;

import org.jspecify.annotations.NullMarked;
