/** Why a move is illegal: the rule that it breaks, with the cells and pieces that prove it. */
@NullMarked
package io.github.hiverules.violation;

import org.jspecify.annotations.NullMarked;
