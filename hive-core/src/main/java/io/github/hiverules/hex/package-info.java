/** The cells of the table, their axial coordinates and the six directions. */
@NullMarked
package io.github.hiverules.hex;

import org.jspecify.annotations.NullMarked;
