package io.github.hiverules.internal.packed;

/** Small regions of empty cells that ground steps do not leave, remembered from one position to the next. */
public final class Pockets {

    /*
     * An Ant outside the pockets reaches all other cells, so it is fastest to count the few cells in pockets. To find a
     * pocket, a search must look at every cell around the hive. But most pockets survive a move, so one cell of each is
     * kept. A walk from there shows whether the cell is still in a pocket, and how large the pocket is. The kept cells
     * make an answer faster, but never change it.
     */

    /** The answer if a region is too large, or not all pockets are remembered. */
    public static final int UNKNOWN = -1;

    private static final int CAPACITY = 4;
    private static final int MAX_STEPS_FROM_LIFTED = 5;
    private static final int MAX_STEPS = 12;

    private final int[] cells = new int[CAPACITY];
    private int lowestCell;
    private boolean hasPassedLifted;

    /** Remembers a pocket by one of its cells. */
    public void remember(int cell) {
        System.arraycopy(cells, 0, cells, 1, CAPACITY - 1);
        cells[0] = cell;
    }

    /**
     * Counts the cells in the region of a lifted piece's cell. Returns {@link #UNKNOWN} if a short walk does not get
     * all the way around the region.
     */
    public int countCellsInOwnRegion(Board board, int lifted) {
        return walk(board, lifted, lifted, MAX_STEPS_FROM_LIFTED);
    }

    /**
     * Counts the cells of the other pockets. Returns {@link #UNKNOWN} if not all of them are remembered.
     *
     * @param pockets the number of other pockets
     */
    public int countCellsInOtherPockets(Board board, int lifted, int pockets) {
        int found = 0;
        int sum = 0;
        for (int index = 0; index < CAPACITY && found < pockets; index++) {
            int size = walk(board, lifted, cells[index], MAX_STEPS);
            if (size != UNKNOWN && !hasPassedLifted && isNew(found)) {
                cells[index] = cells[found];
                cells[found++] = lowestCell;
                sum += size;
            }
        }
        return found == pockets ? sum : UNKNOWN;
    }

    private boolean isNew(int found) {
        for (int index = 0; index < found; index++) {
            if (cells[index] == lowestCell) {
                return false;
            }
        }
        return true;
    }

    /**
     * Walks once around the cells that slides connect with a cell and counts them. The lowest of them identifies the
     * region.
     */
    private int walk(Board board, int lifted, int start, int maxSteps) {
        int first = Contour.anySlide(board.neighborsWithout(lifted, start));
        if (first == Contour.NONE || (CellBits.isOccupied(board.bits(start)) && start != lifted)) {
            return UNKNOWN;
        }
        hasPassedLifted = false;
        lowestCell = start;
        int step = first;
        int at = start;
        int halves = 0;
        for (int steps = 0; steps < maxSteps; steps++) {
            at = Contour.to(at, step);
            hasPassedLifted |= at == lifted;
            lowestCell = Math.min(lowestCell, at);
            int around = board.neighborsWithout(lifted, at);
            // A walk passes a cell with four slides twice.
            halves += Neighborhoods.hasFourSlides(around) ? 1 : 2;
            step = Contour.nextSlide(around, step);
            if (at == start && step == first) {
                return halves / 2;
            }
        }
        return UNKNOWN;
    }
}
