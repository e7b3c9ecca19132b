@NullMarked
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.NullMarked;
