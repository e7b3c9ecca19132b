package io.github.hiverules.internal.movegen;

/** All legal moves of a position, in segments of one piece each; every destination is written only once. Immutable. */
public final class MoveSegments {

    /*
     * Every piece that can be placed goes to the same cells, so these are stored once and serve as the segment of each of
     * them. The segments of the pieces in play follow.
     */

    /** Instead of a segment, where there is none. */
    public static final int NONE = -1;

    /** The moves of a finished game. */
    public static final MoveSegments OF_FINISHED_GAME = new MoveSegments(new byte[0], 0, new char[1], new char[0]);

    /** The moves of a player who has to pass. */
    static final MoveSegments OF_PASS = new MoveSegments(new byte[0], 0, new char[] {1}, new char[0]);

    private final byte[] ids;
    private final int placements;
    private final char[] firsts;
    private final char[] destinations;

    /** How many placements are not among the destinations, because they go where those of the first segment go. */
    private final int unwritten;

    /**
     * Takes the segments in order.
     *
     * @param ids the piece of each segment
     * @param placements how many of the segments, at the front, are placements
     * @param firsts the index of each segment's first move in the whole list, and the length of the list
     * @param destinations the offsets in the position's frame: those of placements once, then those of movements
     */
    MoveSegments(byte[] ids, int placements, char[] firsts, char[] destinations) {
        this.ids = ids;
        this.placements = placements;
        this.firsts = firsts;
        this.destinations = destinations;
        this.unwritten = firsts[firsts.length - 1] - destinations.length;
    }

    /** How many moves there are. */
    public int size() {
        return firsts[ids.length];
    }

    /** Whether the one move is a pass. */
    public boolean isPass() {
        return ids.length == 0 && size() == 1;
    }

    /** How many segments there are. */
    public int count() {
        return ids.length;
    }

    /** How many of the segments, at the front, are placements. */
    public int placements() {
        return placements;
    }

    /** How many moves are placements. */
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

    /** The piece of a segment. */
    public int id(int index) {
        return ids[index];
    }

    /** Whether a segment's piece is in play. */
    public boolean isMovement(int index) {
        return index >= placements;
    }

    /** How many moves a segment has. */
    public int size(int index) {
        return firsts[index + 1] - firsts[index];
    }

    /** Where the destinations of a segment begin. */
    public int start(int index) {
        return isMovement(index) ? firsts[index] - unwritten : 0;
    }

    /** A destination, as an offset in the position's frame; within a segment they go up. */
    public int destination(int index) {
        return destinations[index];
    }

    /** Whether there is such a segment and it holds a move of the whole list. */
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

    /** The code of a move of the whole list that a segment holds. */
    public int code(int index, int move) {
        return isMovement(index)
                ? MoveCodes.movement(ids[index], destinations[move - unwritten])
                : MoveCodes.placement(ids[index], destinations[move - firsts[index]]);
    }
}
