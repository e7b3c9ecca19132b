@NullMarked
package io.github.hiverules.notation.text;

import org.jspecify.annotations.NullMarked;
