package example.toy;

import java.util.List;
import java.util.stream.Stream;

/** A cell in doubled coordinates: two columns to the next cell of a row, one column and one row to the others. */
record Cell(int x, int y) {

    /** From the east counterclockwise, so that the side cells of a step are the ones before and after it. */
    static final List<Cell> STEPS = List.of(
            new Cell(2, 0), new Cell(1, -1), new Cell(-1, -1), new Cell(-2, 0), new Cell(-1, 1), new Cell(1, 1));

    Cell go(int step) {
        Cell way = STEPS.get(Math.floorMod(step, 6));
        return new Cell(x + way.x, y + way.y);
    }

    Stream<Cell> around() {
        return Stream.iterate(0, step -> step < 6, step -> step + 1).map(this::go);
    }
}
