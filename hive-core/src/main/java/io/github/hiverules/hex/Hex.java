package io.github.hiverules.hex;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One cell of the table, in axial coordinates: {@code q} counts columns eastward, {@code r} counts rows downward.
 *
 * <pre>
 *        (0,-1) (1,-1)
 *     (-1,0) (0,0) (1,0)
 *        (-1,1) (0,1)
 * </pre>
 *
 * <p><img src="doc-files/coordinates.svg" alt="the cell 0,0 and its six neighbors, each with its coordinates">
 *
 * <p>The natural order is the reading order: row by row from the top, each row from left to right.
 *
 * <p>Coordinates wrap around at the limits of {@code int}, which no game reaches.
 *
 * @param q the column coordinate
 * @param r the row coordinate
 */
public record Hex(int q, int r) implements Comparable<Hex> {

    /** The cell {@code (0, 0)}, where the first piece of a game is placed. */
    public static final Hex ORIGIN = new Hex(0, 0);

    /** Columns and rows from minus half this number to half this number minus 1 are shared. Few games go farther. */
    private static final int SHARED_SPAN = 64;

    private static final Hex[] SHARED_CELLS = sharedCells();

    /**
     * {@return the cell with the given coordinates}
     *
     * @param q the column coordinate
     * @param r the row coordinate
     */
    public static Hex of(int q, int r) {
        int column = q + SHARED_SPAN / 2;
        int row = r + SHARED_SPAN / 2;
        boolean isShared = ((column | row) & -SHARED_SPAN) == 0;
        return isShared ? SHARED_CELLS[row * SHARED_SPAN + column] : new Hex(q, r);
    }

    /**
     * {@return the cell with the given coordinates, either {@code q,r}, as in the attribute {@code data-cell} of
     * drawings, or {@code (q,r)}, as {@link #toString()} writes it}
     *
     * <pre>{@code
     * Hex clicked = Hex.of("-1,2");
     * }</pre>
     *
     * @param coordinates for example {@code -1,2} or {@code (-1,2)}
     * @throws IllegalArgumentException if the text is anything else
     */
    public static Hex of(String coordinates) {
        String[] parts = coordinates.replaceFirst("^\\((.*)\\)$", "$1").split(",", 2);
        try {
            Hex hex = of(Integer.parseInt(parts[0]), Integer.parseInt(parts[parts.length - 1]));
            String plain = hex.q + "," + hex.r;
            if (coordinates.equals(plain) || coordinates.equals(hex.toString())) {
                return hex;
            }
        } catch (NumberFormatException notANumber) {
            // Refused below.
        }
        throw new IllegalArgumentException("expected a cell such as -1,2, not '" + excerpt(coordinates) + "'");
    }

    /** Returns at most 40 characters of a text, and nothing that could change a terminal. */
    private static String excerpt(String text) {
        String start = text.length() > 40 ? text.substring(0, 40) + "..." : text;
        return start.chars()
                .map(c -> Character.isISOControl(c) ? '?' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /**
     * {@return the neighbor in the given direction}
     *
     * @param direction the direction from this cell
     */
    public Hex neighbor(Direction direction) {
        return of(q + direction.dq(), r + direction.dr());
    }

    /** {@return the six neighbors, in the order of {@link Direction}} */
    public List<Hex> neighbors() {
        return List.of(
                neighbor(Direction.E),
                neighbor(Direction.NE),
                neighbor(Direction.NW),
                neighbor(Direction.W),
                neighbor(Direction.SW),
                neighbor(Direction.SE));
    }

    /**
     * {@return the cell at an offset from this one}
     *
     * @param offset the columns and rows to add
     */
    public Hex plus(Hex offset) {
        return of(q + offset.q, r + offset.r);
    }

    /**
     * {@return the offset from the given cell to this one}
     *
     * @param other the cell at which the offset starts
     */
    public Hex minus(Hex other) {
        return of(q - other.q, r - other.r);
    }

    /**
     * {@return the number of steps to the given cell} The number is exact up to 2^30 steps, far more than a hive spans.
     *
     * @param other the other cell
     */
    public int distanceTo(Hex other) {
        int dq = other.q - q;
        int dr = other.r - r;
        return Math.max(Math.max(Math.abs(dq), Math.abs(dr)), Math.abs(dq + dr));
    }

    /**
     * {@return whether the given cell is one of the six neighbors}
     *
     * @param other the other cell
     */
    public boolean isAdjacentTo(Hex other) {
        return distanceTo(other) == 1;
    }

    /**
     * {@return the direction of a neighbor, or empty for any other cell}
     *
     * @param neighbor the other cell
     */
    public Optional<Direction> directionTo(Hex neighbor) {
        Objects.requireNonNull(neighbor, "neighbor");
        for (Direction direction : Direction.values()) {
            if (neighbor(direction).equals(neighbor)) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }

    /** Orders cells by row, and by column within a row. */
    @Override
    public int compareTo(Hex other) {
        int byRow = Integer.compare(r, other.r);
        return byRow != 0 ? byRow : Integer.compare(q, other.q);
    }

    /** {@return the coordinates in the form {@code (q,r)}} */
    @Override
    public String toString() {
        return "(" + q + "," + r + ")";
    }

    private static Hex[] sharedCells() {
        Hex[] shared = new Hex[SHARED_SPAN * SHARED_SPAN];
        for (int index = 0; index < shared.length; index++) {
            shared[index] = new Hex(index % SHARED_SPAN - SHARED_SPAN / 2, index / SHARED_SPAN - SHARED_SPAN / 2);
        }
        return shared;
    }
}
