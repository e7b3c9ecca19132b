package io.github.hiverules.internal.movegen;

/** The legal moves of a position in segments, one for each piece. Immutable. */
public final class MoveSegments {

    /*
     * All pieces that can be placed go to the same cells. These are stored once, and all segments of placements share
     * them. The segments of the pieces in play follow.
     */

    /** Stands for no segment. */
    public static final int NONE = -1;

    /** The moves of a finished game. */
    public static final MoveSegments FINISHED_GAME = new MoveSegments(new byte[0], 0, new char[1], new char[0]);

    /** The moves of a player who has to pass. */
    static final MoveSegments PASS_ONLY = new MoveSegments(new byte[0], 0, new char[] {1}, new char[0]);

    private final byte[] ids;
    private final int placements;
    private final char[] firsts;
    private final char[] destinations;

    /**
     * The difference between a movement's index in the list and the index of its destination: all placements share one
     * set of destinations.
     */
    private final int sharedDestinations;

    /**
     * Takes the segments in order.
     *
     * @param ids the piece of each segment
     * @param placements the number of segments, at the front, that are placements
     * @param firsts the index of each segment's first move in the whole list, and then the length of the list
     * @param destinations offsets in the position's frame: those of placements once, then those of movements
     */
    MoveSegments(byte[] ids, int placements, char[] firsts, char[] destinations) {
        this.ids = ids;
        this.placements = placements;
        this.firsts = firsts;
        this.destinations = destinations;
        this.sharedDestinations = firsts[firsts.length - 1] - destinations.length;
    }

    public int size() {
        return firsts[ids.length];
    }

    public boolean isPass() {
        return ids.length == 0 && size() == 1;
    }

    public int segmentCount() {
        return ids.length;
    }

    /** The number of segments, at the front, that are placements. */
    public int placementSegments() {
        return placements;
    }

    /** The number of moves that are placements. */
    public int placementCount() {
        return placements == 0 ? 0 : firsts[placements];
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
        return index >= placements;
    }

    public int size(int index) {
        return firsts[index + 1] - firsts[index];
    }

    /** The index of a segment's first destination. */
    public int start(int index) {
        return isMovement(index) ? firsts[index] - sharedDestinations : 0;
    }

    /** A destination, as an offset in the position's frame. They ascend within a segment. */
    public int destination(int index) {
        return destinations[index];
    }

    /** Whether a segment exists and holds a move of the whole list. */
    public boolean has(int index, int move) {
        return index < ids.length && firsts[index] <= move && move < firsts[index + 1];
    }

    /** The segment that holds a move of the whole list. */
    public int segmentOf(int move) {
        int index = 0;
        while (firsts[index + 1] <= move) {
            index++;
        }
        return index;
    }

    /** The code of the move at an index of the whole list; the given segment must hold it. */
    public int code(int index, int move) {
        return isMovement(index)
                ? MoveCodes.movement(ids[index], destinations[move - sharedDestinations])
                : MoveCodes.placement(ids[index], destinations[move - firsts[index]]);
    }
}
