package io.github.hiverules.learning;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the planes of one position. */
final class PlaneWriter {

    /** The bits of a cell whose neighbors have top pieces of the player to move, and of the opponent. */
    private static final int BOTH_PLAYERS = 3;

    private final Planes planes;
    private final Map<Hex, List<Piece>> stacks;
    private final Color player;
    private final float[] target;
    private final int offset;
    private final Hex center;

    PlaneWriter(Planes planes, Position position, float[] target, int offset) {
        this.planes = planes;
        this.stacks = position.stacks();
        this.player = position.sideToMove();
        this.target = target;
        this.offset = offset;
        this.center = planes.hasMovingWindow() ? center() : Hex.ORIGIN;
    }

    /** Returns the middle of the columns and rows. Coordinates may overflow within a hive, so it compares differences. */
    private Hex center() {
        Hex base = stacks.isEmpty() ? Hex.ORIGIN : stacks.keySet().iterator().next();
        Hex min = Hex.ORIGIN;
        Hex max = Hex.ORIGIN;
        for (Hex hex : stacks.keySet()) {
            Hex difference = hex.minus(base);
            min = Hex.of(Math.min(min.q(), difference.q()), Math.min(min.r(), difference.r()));
            max = Hex.of(Math.max(max.q(), difference.q()), Math.max(max.r(), difference.r()));
        }
        Hex extent = max.minus(min);
        return base.plus(min).plus(Hex.of(extent.q() / 2, extent.r() / 2));
    }

    PlaneWindow write() {
        int bugs = planes.bugs().size();
        int area = planes.width() * planes.width();
        int turnPlane = offset + planes.size() - area;
        Arrays.fill(target, offset, turnPlane, 0);
        Arrays.fill(target, turnPlane, turnPlane + area, player == Color.BLACK ? 1 : 0);
        List<Piece> outside = new ArrayList<>();
        Map<Hex, Integer> rim = new HashMap<>();
        stacks.forEach((hex, stack) -> {
            int top = stack.size() - 1;
            for (Piece piece : stack) {
                int owner = owner(piece);
                boolean isShown = mark(owner * bugs + planes.bugs().indexOf(piece.bug()), hex);
                if (!isShown) {
                    outside.add(piece);
                } else if (!piece.equals(stack.get(top))) {
                    mark(2 * bugs + 4 + owner, hex);
                }
            }
            hex.neighbors().stream()
                    .filter(near -> !stacks.containsKey(near))
                    .forEach(near -> rim.merge(near, 1 << owner(stack.get(top)), (a, b) -> a | b));
        });
        CutCells.of(stacks.keySet())
                .forEach(hex -> mark(
                        2 * bugs + owner(stacks.getOrDefault(hex, List.of()).get(0)), hex));
        rim.forEach((hex, owners) -> {
            if (owners != BOTH_PLAYERS) {
                mark(2 * bugs + 1 + owners, hex);
            }
        });
        return new PlaneWindow(center, outside);
    }

    /** Returns 0 for the pieces of the player to move, 1 for the opponent's. */
    private int owner(Piece piece) {
        return piece.color() == player ? 0 : 1;
    }

    /** Marks a cell in a plane, and returns whether the window shows it. */
    private boolean mark(int plane, Hex hex) {
        int index = planes.index(hex.minus(center));
        if (index == Planes.OUTSIDE) {
            return false;
        }
        target[offset + plane * planes.width() * planes.width() + index] = 1;
        return true;
    }
}
