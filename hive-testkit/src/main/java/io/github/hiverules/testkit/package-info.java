/**
 * Test data for implementations of the rules, and what judges them: rulebook diagrams, perft, reference rules, random
 * games.
 */
@NullMarked
package io.github.hiverules.testkit;

import org.jspecify.annotations.NullMarked;
