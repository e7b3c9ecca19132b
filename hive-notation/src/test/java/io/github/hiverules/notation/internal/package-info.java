@NullMarked
package io.github.hiverules.notation.internal;

import org.jspecify.annotations.NullMarked;
