package io.github.hiverules.testkit.hives;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The outline of a hive: which cells are occupied, and how high the stacks are, but not by which pieces.
 *
 * <p>A shape lists a cell for each piece, so a cell with a stack of three occurs three times. Shapes that can be
 * rotated, mirrored or moved onto each other are one and the same: only the image whose list comes first is used.
 *
 * @param pieces the cells of all pieces, sorted
 */
public record HiveOutline(List<Hex> pieces) {

    /** Only these can stand on other pieces. */
    private static final int CLIMBERS = Color.values().length
            * Stream.of(Bug.values()).filter(Bug::climbs).mapToInt(Bug::count).sum();

    private static final Comparator<HiveOutline> ORDER = (one, other) -> {
        for (int index = 0; index < one.pieces.size(); index++) {
            int order = one.pieces.get(index).compareTo(other.pieces.get(index));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    };

    /**
     * Returns all shapes with the given number of pieces, each once.
     *
     * <p>None is missing: every hive has a piece whose removal leaves a hive, such as the top of a stack or, if there
     * are only single pieces, one that is farthest from another. So adding a piece in every place to every smaller
     * shape leads to all of them.
     */
    public static List<HiveOutline> all(int pieceCount) {
        List<HiveOutline> shapes = List.of(new HiveOutline(List.of(Hex.ORIGIN)));
        for (int count = 1; count < pieceCount; count++) {
            Set<HiveOutline> larger = new TreeSet<>(ORDER);
            for (HiveOutline shape : shapes) {
                shape.surroundings(1).forEach(cell -> larger.add(shape.with(cell)));
            }
            larger.removeIf(shape -> shape.pieces.size() - shape.cells().size() > CLIMBERS);
            shapes = List.copyOf(larger);
        }
        return shapes;
    }

    private HiveOutline with(Hex cell) {
        List<Hex> more = new ArrayList<>(pieces);
        more.add(cell);
        return Collections.min(new HiveOutline(more).images(), ORDER);
    }

    /** Returns the different images of this shape when it is rotated or mirrored. There are up to twelve. */
    public Set<HiveOutline> images() {
        Set<HiveOutline> images = new HashSet<>();
        for (Symmetry symmetry : Symmetry.values()) {
            List<Hex> turned = pieces.stream().map(symmetry::apply).toList();
            Hex corner = Hex.of(
                    turned.stream().mapToInt(Hex::q).min().orElseThrow(),
                    turned.stream().mapToInt(Hex::r).min().orElseThrow());
            images.add(new HiveOutline(
                    turned.stream().map(cell -> cell.minus(corner)).sorted().toList()));
        }
        return images;
    }

    /** Returns the occupied cells. */
    public Set<Hex> cells() {
        return new LinkedHashSet<>(pieces);
    }

    public int height(Hex cell) {
        return Collections.frequency(pieces, cell);
    }

    /** Returns the occupied cells next to a cell. */
    List<Hex> neighbors(Hex cell) {
        return cell.neighbors().stream().filter(pieces::contains).toList();
    }

    /** Returns whether the other pieces still touch each other without the single piece on a cell. */
    boolean isConnectedWithout(Hex cell) {
        Set<Hex> unseen = cells();
        unseen.remove(cell);
        Deque<Hex> open = new ArrayDeque<>();
        unseen.stream().limit(1).forEach(open::add);
        unseen.removeAll(open);
        while (!open.isEmpty()) {
            open.pop().neighbors().stream().filter(unseen::remove).forEach(open::push);
        }
        return unseen.isEmpty();
    }

    /** Returns the occupied cells and all within the given number of steps of them. */
    Set<Hex> surroundings(int steps) {
        Set<Hex> near = cells();
        for (int step = 0; step < steps; step++) {
            List.copyOf(near).forEach(cell -> near.addAll(cell.neighbors()));
        }
        return near;
    }
}
