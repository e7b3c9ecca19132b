/** Test data and judges for implementations of the rules: rulebook diagrams, perft, reference rules, random games. */
@NullMarked
package io.github.hiverules.testkit;

import org.jspecify.annotations.NullMarked;
