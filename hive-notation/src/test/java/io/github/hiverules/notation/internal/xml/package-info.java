@NullMarked
package io.github.hiverules.notation.internal.xml;

import org.jspecify.annotations.NullMarked;
