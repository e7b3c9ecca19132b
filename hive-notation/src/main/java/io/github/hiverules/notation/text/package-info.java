/** Rules, violations, moves, results and faults as sentences, in English and German. */
@NullMarked
package io.github.hiverules.notation.text;

import org.jspecify.annotations.NullMarked;
