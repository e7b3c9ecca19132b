package io.github.hiverules.internal.packed;

/** A copy of the sets and counters that a {@link Board} keeps for the whole hive. */
final class Totals {
    int inPlay;
    int uncovered;
    long counts;
    int arcBalance;
}
