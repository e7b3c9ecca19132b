package io.github.hiverules.internal.packed;

/** The numbers of a {@link Hive} that are about all its cells, as they were once. */
final class Totals {
    int inPlay;
    int uncovered;
    long tally;
    int arcBalance;
}
