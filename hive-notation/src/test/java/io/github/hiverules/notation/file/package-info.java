@NullMarked
package io.github.hiverules.notation.file;

import org.jspecify.annotations.NullMarked;
