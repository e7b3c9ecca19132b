package io.github.hiverules.internal.packed;

/** What one thread needs to answer questions about positions: a hive that is brought to the asked one, and scratch. */
public final class Workspace {

    private final Hive hive = new Hive();
    private final HiveSync sync = new HiveSync(hive);
    private final Destinations destinations = new Destinations();
    private final Marks marks = new Marks();
    private final Pockets pockets = new Pockets();
    private final int[] queue = new int[Cells.COUNT];

    /** Brings the hive to the places in the given lanes; cells are counted from the given corner of the window. */
    public void bring(int corner, long w0, long w1, long w2, long w3, long w4, long w5, long w6) {
        destinations.countFrom(corner);
        sync.bring(w0, w1, w2, w3, w4, w5, w6);
    }

    /** The hive as it was brought. */
    public Hive hive() {
        return hive;
    }

    /** Where the cells that a piece can reach are collected. */
    public Destinations destinations() {
        return destinations;
    }

    /** A set of cells for walks. */
    public Marks marks() {
        return marks;
    }

    /** Pockets of earlier positions. */
    public Pockets pockets() {
        return pockets;
    }

    /** Room for the cells of a walk. */
    public int[] queue() {
        return queue;
    }
}
