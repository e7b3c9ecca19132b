package io.github.hiverules.internal.movegen;

/** The legal moves of a position in segments, one for each piece. Immutable. */
public final class MoveSegments {

    /*
     * All pieces that can be placed go to the same cells. These are stored once, and all segments of placements share
     * them. The segments of the pieces in play follow.
     */

    public static final int NONE = -1;

    public static final MoveSegments FINISHED_GAME = new MoveSegments(new byte[0], 0, new char[1], new char[0]);

    static final MoveSegments PASS_ONLY = new MoveSegments(new byte[0], 0, new char[] {1}, new char[0]);

    private final byte[] ids;
    private final int placementSegments;
    private final char[] firstIndexes;
    private final char[] destinations;

    /**
     * The difference between a movement's index in the list and the index of its destination: all placements share one
     * set of destinations.
     */
    private final int indexShift;

    /**
     * Takes the segments in order.
     *
     * @param ids the piece of each segment
     * @param placementSegments the number of segments, at the front, that are placements
     * @param firstIndexes the index of each segment's first move in the whole list, and then the length of the list
     * @param destinations offsets in the position's frame: those of placements once, then those of movements
     */
    MoveSegments(byte[] ids, int placementSegments, char[] firstIndexes, char[] destinations) {
        this.ids = ids;
        this.placementSegments = placementSegments;
        this.firstIndexes = firstIndexes;
        this.destinations = destinations;
        this.indexShift = firstIndexes[firstIndexes.length - 1] - destinations.length;
    }

    public int size() {
        return firstIndexes[ids.length];
    }

    public boolean isPass() {
        return ids.length == 0 && size() == 1;
    }

    public int segmentCount() {
        return ids.length;
    }

    public int placementSegments() {
        return placementSegments;
    }

    /** The segment of a piece, or {@link #NONE}. */
    public int indexOf(int id) {
        for (int index = 0; index < ids.length; index++) {
            if (ids[index] == id) {
                return index;
            }
        }
        return NONE;
    }

    public int id(int index) {
        return ids[index];
    }

    public boolean isMovement(int index) {
        return index >= placementSegments;
    }

    public int size(int index) {
        return firstIndexes[index + 1] - firstIndexes[index];
    }

    /** The index of a segment's first destination. */
    public int start(int index) {
        return isMovement(index) ? firstIndexes[index] - indexShift : 0;
    }

    /** A destination, as an offset in the position's frame. Destinations ascend within a segment. */
    public int destination(int index) {
        return destinations[index];
    }

    /** Returns whether a segment exists and holds a move of the whole list. */
    public boolean contains(int segment, int moveIndex) {
        return segment < ids.length && firstIndexes[segment] <= moveIndex && moveIndex < firstIndexes[segment + 1];
    }

    /** The segment that holds a move of the whole list. */
    public int segmentOf(int moveIndex) {
        int segment = 0;
        while (firstIndexes[segment + 1] <= moveIndex) {
            segment++;
        }
        return segment;
    }

    /** The code of the move at an index of the whole list; the given segment must hold it. */
    public int code(int segment, int moveIndex) {
        return isMovement(segment)
                ? MoveCodes.movement(ids[segment], destinations[moveIndex - indexShift])
                : MoveCodes.placement(ids[segment], destinations[moveIndex - firstIndexes[segment]]);
    }
}
