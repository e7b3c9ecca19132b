@NullMarked
package io.github.hiverules.notation.internal.grammar;

import org.jspecify.annotations.NullMarked;
