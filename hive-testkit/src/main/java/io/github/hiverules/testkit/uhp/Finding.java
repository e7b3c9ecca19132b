package io.github.hiverules.testkit.uhp;

/**
 * One thing that an engine does wrong, wherever it appears. Immutable and thread-safe.
 *
 * @param example where it shows after the fewest moves
 * @param place the suite and the name of the case in which the example came up
 * @param count how often it was seen
 */
public record Finding(Difference example, String place, int count) {}
