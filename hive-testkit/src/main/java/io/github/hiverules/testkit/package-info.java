/**
 * Data for testing implementations of the rules: rulebook diagrams, perft tables, reference rules and random games.
 */
@NullMarked
package io.github.hiverules.testkit;

import org.jspecify.annotations.NullMarked;
