package io.github.hiverules.internal.packed;

import io.github.hiverules.piece.Bug;

/** The kinds of pieces as numbers, the order of {@link Bug}; sets of kinds are bits of an int. */
public final class Bugs {

    /** How many kinds there are. */
    public static final int COUNT = Bug.values().length;

    /** The Queen Bee. */
    public static final int QUEEN_BEE = 0;

    /** The Spider. */
    public static final int SPIDER = 1;

    /** The Beetle. */
    public static final int BEETLE = 2;

    /** The Grasshopper. */
    public static final int GRASSHOPPER = 3;

    /** The Soldier Ant. */
    public static final int SOLDIER_ANT = 4;

    /** The Mosquito. */
    public static final int MOSQUITO = 5;

    /** The Ladybug. */
    public static final int LADYBUG = 6;

    /** The Pillbug. */
    public static final int PILLBUG = 7;

    private Bugs() {}
}
