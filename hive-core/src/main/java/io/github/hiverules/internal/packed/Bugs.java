package io.github.hiverules.internal.packed;

import io.github.hiverules.piece.Bug;

/** The kinds of pieces as numbers, in the order of {@link Bug}. Sets of kinds are the bits of an int. */
public final class Bugs {

    public static final int COUNT = Bug.values().length;

    public static final int QUEEN_BEE = 0;

    public static final int SPIDER = 1;

    public static final int BEETLE = 2;

    public static final int GRASSHOPPER = 3;

    public static final int SOLDIER_ANT = 4;

    public static final int MOSQUITO = 5;

    public static final int LADYBUG = 6;

    public static final int PILLBUG = 7;

    private Bugs() {}
}
