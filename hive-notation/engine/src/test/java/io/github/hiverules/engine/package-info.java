@NullMarked
package io.github.hiverules.engine;

import org.jspecify.annotations.NullMarked;
