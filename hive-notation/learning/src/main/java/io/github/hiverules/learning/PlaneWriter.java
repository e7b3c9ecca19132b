package io.github.hiverules.learning;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes {@link Planes} of one position after another into the caller's arrays. It allocates nothing, except when the
 * hive is more than 30 cells from the origin, the window has moved since the last position, or a piece is outside the
 * window.
 *
 * <p>Not thread-safe: give each thread its own writer.
 */
public final class PlaneWriter {

    private final Planes planes;
    private final int area;
    private final PieceGrid grid = new PieceGrid();
    private final CutCells cutCells = new CutCells(grid);

    /** The plane of each of a player's pieces, by the number of White's piece. */
    private final int[] planeOfPiece = new int[PieceGrid.PIECES_PER_COLOR];

    private final Bug[] kindsWithoutPlane;

    /** The planes that are copied into an array of bytes, once one is asked for. */
    private float[] floats = {};

    private PlaneWindow window = new PlaneWindow(Hex.ORIGIN, List.of());

    PlaneWriter(Planes planes) {
        this.planes = planes;
        this.area = planes.width() * planes.width();
        for (int number = 0; number < PieceGrid.PIECES_PER_COLOR; number++) {
            planeOfPiece[number] = planes.bugs().indexOf(PieceGrid.piece(number).bug());
        }
        this.kindsWithoutPlane = PieceGrid.KINDS.stream()
                .filter(bug -> !planes.bugs().contains(bug))
                .toArray(Bug[]::new);
    }

    /** {@return the planes that this writer writes} */
    public Planes planes() {
        return planes;
    }

    /**
     * Writes all elements of the planes of a position.
     *
     * @param position the position
     * @param target the array to write to, from index 0
     * @return the part of the table that the planes show
     * @throws IllegalArgumentException if the set has a kind of piece without a plane, or if the array is too short
     */
    public PlaneWindow write(Position position, float[] target) {
        return write(position, target, 0);
    }

    /**
     * Writes the planes of a position into a part of an array that holds several.
     *
     * @param position the position
     * @param target the array to write to
     * @param offset the index of the first element; {@link Planes#size()} elements are written
     * @return the part of the table that the planes show
     * @throws IllegalArgumentException if the set has a kind of piece without a plane, or if the array is too short
     */
    public PlaneWindow write(Position position, float[] target, int offset) {
        requireNonNull(position, "position");
        planes.requireRoom(requireNonNull(target, "target").length, offset);
        for (Bug bug : kindsWithoutPlane) {
            if (position.ruleset().includes(bug)) {
                throw new IllegalArgumentException("no plane for the kind " + bug + ", which is in the set");
            }
        }
        grid.load(position);
        Hex center = planes.hasMovingWindow() ? center() : Hex.ORIGIN;
        boolean isBlack = position.sideToMove() == Color.BLACK;
        int turnPlane = offset + (planes.count() - 1) * area;
        Arrays.fill(target, offset, turnPlane, 0);
        Arrays.fill(target, turnPlane, turnPlane + area, isBlack ? 1 : 0);
        int player = isBlack ? 1 : 0;
        int outside = writePieces(target, offset, player, center);
        writeRim(target, offset + (2 * planes.bugs().size() + 2) * area, player, center);
        writeCutCells(target, offset, player, center);
        return windowAt(center, outside);
    }

    /**
     * Writes the planes of a position into a part of an array of bytes, as {@link #write(Position, float[], int)} does
     * for floats.
     *
     * @param position the position
     * @param target the array to write to
     * @param offset the index of the first element; {@link Planes#size()} elements are written
     * @return the part of the table that the planes show
     * @throws IllegalArgumentException if the set has a kind of piece without a plane, or if the array is too short
     */
    public PlaneWindow write(Position position, byte[] target, int offset) {
        requireNonNull(position, "position");
        planes.requireRoom(requireNonNull(target, "target").length, offset);
        if (floats.length == 0) {
            floats = new float[planes.size()];
        }
        PlaneWindow written = write(position, floats, 0);
        for (int index = 0; index < floats.length; index++) {
            target[offset + index] = (byte) floats[index];
        }
        return written;
    }

    private Hex center() {
        if (grid.count() == 0) {
            return Hex.ORIGIN;
        }
        int lengthQ = 0;
        int lengthR = 0;
        for (int pieceIndex = 0; pieceIndex < grid.stacks(); pieceIndex++) {
            lengthQ = Math.max(lengthQ, grid.q(pieceIndex) - grid.minQ());
            lengthR = Math.max(lengthR, grid.r(pieceIndex) - grid.minR());
        }
        return Hex.of(grid.minQ() + lengthQ / 2, grid.minR() + lengthR / 2);
    }

    /** Writes the pieces, and marks the covered ones; returns the number of pieces outside the window. */
    private int writePieces(float[] target, int offset, int player, Hex center) {
        int bugs = planes.bugs().size();
        int outside = 0;
        for (int pieceIndex = 0; pieceIndex < grid.count(); pieceIndex++) {
            int number = grid.pieceAt(pieceIndex);
            int index = index(pieceIndex, center);
            if (index == Planes.OUTSIDE) {
                outside++;
                continue;
            }
            int owner = owner(number, player);
            int plane = owner * bugs + planeOfPiece[number % PieceGrid.PIECES_PER_COLOR];
            target[offset + plane * area + index] = 1;
            if (grid.top(grid.cellOf(pieceIndex)) != number) {
                target[offset + (2 * bugs + 4 + owner) * area + index] = 1;
            }
        }
        return outside;
    }

    private void writeCutCells(float[] target, int offset, int player, Hex center) {
        int plane = offset + 2 * planes.bugs().size() * area;
        for (int remaining = cutCells.find(); remaining != 0; remaining &= remaining - 1) {
            int pieceIndex = Integer.numberOfTrailingZeros(remaining);
            int index = index(pieceIndex, center);
            if (index != Planes.OUTSIDE) {
                target[plane + owner(grid.pieceAt(pieceIndex), player) * area + index] = 1;
            }
        }
    }

    /** Writes the empty cells next to top pieces of one color only. Multiplies where a branch would be mispredicted. */
    private void writeRim(float[] target, int offset, int player, Hex center) {
        for (int pieceIndex = 0; pieceIndex < grid.stacks(); pieceIndex++) {
            int plane = offset + owner(grid.top(grid.cellOf(pieceIndex)), player) * area;
            for (int direction = 0; direction < PieceGrid.DIRECTION_COUNT; direction++) {
                int index = neighbor(pieceIndex, direction, center);
                if (index != Planes.OUTSIDE) {
                    target[plane + index] = 1;
                }
            }
        }
        for (int pieceIndex = 0; pieceIndex < grid.stacks(); pieceIndex++) {
            int index = index(pieceIndex, center);
            if (index != Planes.OUTSIDE) {
                target[offset + index] = 0;
                target[offset + area + index] = 0;
            }
            for (int direction = 0; direction < PieceGrid.DIRECTION_COUNT; direction++) {
                int near = neighbor(pieceIndex, direction, center);
                if (near != Planes.OUTSIDE) {
                    float both = target[offset + near] * target[offset + area + near];
                    target[offset + near] -= both;
                    target[offset + area + near] -= both;
                }
            }
        }
    }

    private int neighbor(int pieceIndex, int direction, Hex center) {
        return planes.index(
                grid.q(pieceIndex) + PieceGrid.dq(direction) - center.q(),
                grid.r(pieceIndex) + PieceGrid.dr(direction) - center.r());
    }

    private PlaneWindow windowAt(Hex center, int outside) {
        if (outside > 0) {
            List<Piece> pieces = new ArrayList<>(outside);
            for (int pieceIndex = 0; pieceIndex < grid.count(); pieceIndex++) {
                if (index(pieceIndex, center) == Planes.OUTSIDE) {
                    pieces.add(PieceGrid.piece(grid.pieceAt(pieceIndex)));
                }
            }
            return new PlaneWindow(center, pieces);
        }
        if (!window.center().equals(center)) {
            window = new PlaneWindow(center, List.of());
        }
        return window;
    }

    private int index(int pieceIndex, Hex center) {
        return planes.index(grid.q(pieceIndex) - center.q(), grid.r(pieceIndex) - center.r());
    }

    /** Returns 0 for the pieces of the player to move, 1 for the opponent's. */
    private static int owner(int number, int player) {
        return (number < PieceGrid.PIECES_PER_COLOR ? 0 : 1) ^ player;
    }
}
