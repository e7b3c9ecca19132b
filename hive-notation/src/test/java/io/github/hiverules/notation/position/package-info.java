@NullMarked
package io.github.hiverules.notation.position;

import org.jspecify.annotations.NullMarked;
