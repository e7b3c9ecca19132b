/**
 * Data to test implementations of the rules with: rulebook diagrams, perft tables, reference rules and random games.
 */
@NullMarked
package io.github.hiverules.testkit;

import org.jspecify.annotations.NullMarked;
