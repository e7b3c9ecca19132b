package io.github.hiverules.internal.packed;

/** A saved copy of a {@link Board}'s running totals. */
final class Totals {
    int inPlay;
    int uncovered;
    long counts;
    int arcBalance;
}
