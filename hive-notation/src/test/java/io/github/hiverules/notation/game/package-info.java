@NullMarked
package io.github.hiverules.notation.game;

import org.jspecify.annotations.NullMarked;
