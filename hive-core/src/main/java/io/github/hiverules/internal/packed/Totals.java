package io.github.hiverules.internal.packed;

/** A copy of a {@link Board}'s totals. */
final class Totals {
    int inPlay;
    int uncovered;
    long counts;
    int arcBalance;
}
