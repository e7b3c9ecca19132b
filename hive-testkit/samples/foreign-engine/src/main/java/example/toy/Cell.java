package example.toy;

import java.util.List;
import java.util.stream.Stream;

/** A cell in doubled coordinates: neighbors in a row are two columns apart, the others one column and one row. */
record Cell(int x, int y) {

    /** The steps to the neighbors, counterclockwise from the east: the steps before and after a step lie beside it. */
    static final List<Cell> STEPS = List.of(
            new Cell(2, 0), new Cell(1, -1), new Cell(-1, -1), new Cell(-2, 0), new Cell(-1, 1), new Cell(1, 1));

    Cell go(int step) {
        Cell offset = STEPS.get(Math.floorMod(step, 6));
        return new Cell(x + offset.x, y + offset.y);
    }

    Stream<Cell> neighbors() {
        return Stream.iterate(0, step -> step < 6, step -> step + 1).map(this::go);
    }
}
