package io.github.hiverules.piece;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * The insects, in the order in which the library lists them. Dots in a picture show where the piece can go, crosses
 * where it cannot.
 */
public enum Bug {
    /**
     * The Queen Bee (rule QUEEN-3): one step; her owner loses when she is surrounded.
     *
     * <p><img src="../doc-files/QUEEN-3.svg" alt="the black Queen Bee reaches four neighboring cells; crosses
     * on occupied and farther ones">
     */
    QUEEN_BEE(1, 'Q'),
    /**
     * The Spider (rule SPIDER-1): exactly three steps.
     *
     * <p><img src="../doc-files/spider.svg" alt="dots on the four cells that the black Spider reaches;
     * crosses on nearer cells">
     */
    SPIDER(2, 'S'),
    /**
     * The Beetle (rule BEETLE-1): one step, also up onto the hive, across it or down.
     *
     * <p><img src="../doc-files/BEETLE-1.svg" alt="the white Beetle reaches two neighboring cells and two
     * neighboring pieces">
     */
    BEETLE(2, 'B'),
    /**
     * The Grasshopper (rule GRASSHOPPER-1): jumps in a straight line over pieces.
     *
     * <p><img src="../doc-files/GRASSHOPPER-1.svg" alt="the white Grasshopper reaches the cells behind three
     * rows; crosses next to it and behind a row with an empty cell">
     */
    GRASSHOPPER(3, 'G'),
    /**
     * The Soldier Ant (rule ANT-1): any number of steps.
     *
     * <p><img src="../doc-files/ANT-1.svg" alt="dots all around the hive, a cross on the hole in its middle">
     */
    SOLDIER_ANT(3, 'A'),
    /**
     * The Mosquito (rules MOSQUITO-1 to MOSQUITO-3): moves like an insect that it touches.
     *
     * <p><img src="../doc-files/MOSQUITO-1.svg" alt="the white Mosquito moves as the Spider and as the Beetle
     * that it touches">
     */
    MOSQUITO(1, 'M'),
    /**
     * The Ladybug (rule LADYBUG-1): two steps on top of the hive, one down.
     *
     * <p><img src="../doc-files/ladybug.svg" alt="dots on the ten cells that the white Ladybug reaches, the
     * hole in the hive among them">
     */
    LADYBUG(1, 'L'),
    /**
     * The Pillbug (rules PILLBUG-1 to PILLBUG-7): one step, or throws a neighbor.
     *
     * <p><img src="../doc-files/pillbug.svg" alt="dots on the empty cells to which the white Pillbug throws
     * its neighbors">
     */
    PILLBUG(1, 'P');

    private final int count;
    private final char letter;

    Bug(int count, char letter) {
        this.count = count;
        this.letter = letter;
    }

    /** {@return the number of pieces with this insect that each player has if it is in the set (rule MAT-1)} */
    public int count() {
        return count;
    }

    /**
     * {@return the insect with the given {@link #letter()}, or empty if there is none}
     *
     * @param letter an uppercase letter, such as {@code A} for the Soldier Ant
     */
    public static Optional<Bug> find(char letter) {
        return Stream.of(values()).filter(bug -> bug.letter == letter).findFirst();
    }

    /** {@return the letter of this insect in the Universal Hive Protocol} */
    public char letter() {
        return letter;
    }

    /** {@return whether a piece with this insect can end a move on top of another piece} */
    public boolean climbs() {
        return switch (this) {
            case BEETLE, MOSQUITO -> true;
            case QUEEN_BEE, SPIDER, GRASSHOPPER, SOLDIER_ANT, LADYBUG, PILLBUG -> false;
        };
    }
}
