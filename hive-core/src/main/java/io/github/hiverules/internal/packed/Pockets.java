package io.github.hiverules.internal.packed;

/** Small regions of empty cells that slides do not leave, remembered from one position to the next. */
public final class Pockets {

    /*
     * An Ant outside of them reaches all cells but theirs, and few cells are counted sooner than many. To find a pocket
     * takes a look at every cell around the hive, but most pockets stay from one position to the next: so one cell of each
     * is kept, and a walk from there tells whether there still is a pocket, and how large. What is kept decides how long
     * an answer takes, never the answer.
     */

    /** The answer if a region is too large, or not all pockets are remembered. */
    public static final int UNKNOWN = -1;

    private static final int ROOM = 4;
    private static final int STEPS_FROM_LIFTED = 5;
    private static final int STEPS = 12;

    private final int[] cells = new int[ROOM];
    private int lowest;
    private boolean passedLifted;

    /** Remembers a pocket by one of its cells. */
    public void remember(int cell) {
        System.arraycopy(cells, 0, cells, 1, ROOM - 1);
        cells[0] = cell;
    }

    /** How many cells the pocket of a lifted piece's cell has, if it is one: there is a slide, but a walk soon ends. */
    public int sizeOfOwn(Board board, int lifted) {
        return walk(board, lifted, lifted, STEPS_FROM_LIFTED);
    }

    /** The number of cells in all pockets, given their number, that slides do not connect with a lifted piece's cell. */
    public int sizeOfOthers(Board board, int lifted, int pockets) {
        int found = 0;
        int sum = 0;
        for (int index = 0; index < ROOM && found < pockets; index++) {
            int size = walk(board, lifted, cells[index], STEPS);
            if (size != UNKNOWN && !passedLifted && isNew(found)) {
                cells[index] = cells[found];
                cells[found++] = lowest;
                sum += size;
            }
        }
        return found == pockets ? sum : UNKNOWN;
    }

    private boolean isNew(int found) {
        for (int index = 0; index < found; index++) {
            if (cells[index] == lowest) {
                return false;
            }
        }
        return true;
    }

    /** Walks once around the cells that slides connect with a cell; counts them, and notes the lowest as their name. */
    private int walk(Board board, int lifted, int start, int longest) {
        int first = Contour.anySlide(board.neighborsWithout(lifted, start));
        if (first == Contour.NONE || (CellBits.occupied(board.bits(start)) && start != lifted)) {
            return UNKNOWN;
        }
        passedLifted = false;
        lowest = start;
        int step = first;
        int at = start;
        int halves = 0;
        for (int steps = 0; steps < longest; steps++) {
            at = Contour.to(at, step);
            passedLifted |= at == lifted;
            lowest = Math.min(lowest, at);
            int around = board.neighborsWithout(lifted, at);
            // A walk around a cell with four slides passes it twice.
            halves += Neighborhoods.fourSlides(around) ? 1 : 2;
            step = Contour.nextSlide(around, step);
            if (at == start && step == first) {
                return halves / 2;
            }
        }
        return UNKNOWN;
    }
}
