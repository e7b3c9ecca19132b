/** Judges programs, in Java or over the Universal Hive Protocol: which rules they get wrong. Engines can play matches. */
@NullMarked
package io.github.hiverules.judge;

import org.jspecify.annotations.NullMarked;
