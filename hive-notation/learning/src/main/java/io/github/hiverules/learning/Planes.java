package io.github.hiverules.learning;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * Describes the planes that show a board to a neural network, as OpenSpiel's game of Hive defines them: their number,
 * their size and the meaning of their elements. A {@link #writer() writer} fills them.
 *
 * <p>A plane has {@code 2 * radius + 1} rows of as many cells. The cell {@code q,r} is in row {@code r + radius} and
 * column {@code q + radius}. All elements are 0 or 1:
 *
 * <table>
 * <caption>The planes for a set of n kinds</caption>
 * <tr><th>planes<th>contents
 * <tr><td>0 to n - 1<td>pieces of the player to move, a plane for each of the {@link #bugs()}, covered pieces too
 * <tr><td>n to 2n - 1<td>the opponent's pieces in the same way
 * <tr><td>2n, 2n + 1<td>cells without which the hive would fall apart, by the color of the lowest piece there: the
 * player's, the opponent's
 * <tr><td>2n + 2, 2n + 3<td>empty cells next to top pieces of one color only: the player's, the opponent's
 * <tr><td>2n + 4, 2n + 5<td>covered pieces: the player's, the opponent's
 * <tr><td>2n + 6<td>0 everywhere if White is to move, 1 if Black is
 * </table>
 *
 * <p>Planes cannot be read back: they do not say in which order pieces lie on a stack, which of several equal pieces is
 * which, which piece rests, or which turn it is. To keep positions, or to rotate and mirror them, store them as text, too.
 */
public final class Planes {

    /** The radius of {@link #of(Ruleset)}. */
    public static final int DEFAULT_RADIUS = 8;

    /** The smallest radius. */
    public static final int MIN_RADIUS = 4;

    /** The largest radius, far larger than any game needs. */
    public static final int MAX_RADIUS = 1000;

    /** The index of all cells outside the window. */
    static final int OUTSIDE = -1;

    private static final int PLANES_BESIDES_PIECES = 7;

    private final List<Bug> bugs;
    private final int radius;
    private final boolean movingWindow;

    private Planes(List<Bug> bugs, int radius, boolean movingWindow) {
        this.bugs = bugs;
        this.radius = radius;
        this.movingWindow = movingWindow;
    }

    /**
     * {@return the planes for a set, with the default radius and the window on the origin}
     *
     * @param ruleset the ruleset; only its set matters
     */
    public static Planes of(Ruleset ruleset) {
        requireNonNull(ruleset, "ruleset");
        return new Planes(PieceGrid.KINDS.stream().filter(ruleset::includes).toList(), DEFAULT_RADIUS, false);
    }

    /**
     * {@return a copy with the given radius}
     *
     * @param newRadius from {@link #MIN_RADIUS} to {@link #MAX_RADIUS}
     * @throws IllegalArgumentException if the radius is outside these limits
     */
    public Planes withRadius(int newRadius) {
        if (newRadius < MIN_RADIUS || newRadius > MAX_RADIUS) {
            throw new IllegalArgumentException(
                    "expected a radius from " + MIN_RADIUS + " to " + MAX_RADIUS + ", not " + newRadius);
        }
        return new Planes(bugs, newRadius, movingWindow);
    }

    /**
     * {@return a copy with a window that moves with the hive, or stays on the origin}
     *
     * @param on true to center the window on the hive: on the middle of its columns and rows, rounded down
     */
    public Planes withMovingWindow(boolean on) {
        return new Planes(bugs, radius, on);
    }

    /** {@return the kinds of pieces in the set, in the order of their planes; unmodifiable} */
    public List<Bug> bugs() {
        return bugs;
    }

    /** {@return the number of cells between the window's center and its edge} */
    public int radius() {
        return radius;
    }

    /** {@return whether the window moves with the hive} */
    public boolean hasMovingWindow() {
        return movingWindow;
    }

    /** {@return the number of planes} */
    public int count() {
        return 2 * bugs.size() + PLANES_BESIDES_PIECES;
    }

    /** {@return the number of rows of a plane, which is also the number of its columns} */
    public int width() {
        return 2 * radius + 1;
    }

    /** {@return the number of elements of all planes together} */
    public int size() {
        return count() * width() * width();
    }

    /**
     * {@return the index of a cell in each plane, or empty if the cell is outside the window}
     *
     * @param cell the cell, relative to the window's center
     */
    public OptionalInt indexOf(Hex cell) {
        requireNonNull(cell, "cell");
        int index = index(cell);
        return index == OUTSIDE ? OptionalInt.empty() : OptionalInt.of(index);
    }

    int index(Hex cell) {
        return index(cell.q(), cell.r());
    }

    int index(int q, int r) {
        boolean isInside = q >= -radius && q <= radius && r >= -radius && r <= radius;
        return isInside ? (r + radius) * width() + q + radius : OUTSIDE;
    }

    /**
     * {@return the cell at an index of a plane, relative to the window's center}
     *
     * @param index from 0 to {@code width() * width() - 1}
     */
    public Hex cellAt(int index) {
        Objects.checkIndex(index, width() * width());
        return Hex.of(index % width() - radius, index / width() - radius);
    }

    void requireRoom(int length, int offset) {
        if (offset < 0 || length - offset < size()) {
            throw new IllegalArgumentException(
                    "expected " + size() + " elements from index " + offset + " of an array of " + length);
        }
    }

    /** {@return a new writer of these planes, for one thread at a time} */
    public PlaneWriter writer() {
        return new PlaneWriter(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Planes that
                && bugs.equals(that.bugs)
                && radius == that.radius
                && movingWindow == that.movingWindow;
    }

    @Override
    public int hashCode() {
        return Objects.hash(bugs, radius, movingWindow);
    }

    @Override
    public String toString() {
        return "Planes" + bugs + " radius " + radius + (movingWindow ? " moving" : "");
    }
}
