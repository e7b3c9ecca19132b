/** The reasons why a move is illegal: the rule that it breaks, and the cells and pieces that show it. */
@NullMarked
package io.github.hiverules.violation;

import org.jspecify.annotations.NullMarked;
