package io.github.hiverules.internal.packed;

/** Sets of small numbers as the bits of a long. */
public final class Bits {

    private Bits() {}

    /** Returns the number at an index, in ascending order. */
    public static int get(long bits, int index) {
        long remaining = bits;
        for (int skipped = 0; skipped < index; skipped++) {
            remaining &= remaining - 1;
        }
        return Long.numberOfTrailingZeros(remaining);
    }
}
