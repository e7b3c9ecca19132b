package io.github.hiverules.internal.packed;

/** What one thread needs to answer questions about positions: a hive that is brought to the asked position, and scratch. */
public final class Workspace {

    private static final ThreadLocal<Workspace> OF_THREAD = ThreadLocal.withInitial(Workspace::new);

    private final Hive hive = new Hive();
    private final HiveSync sync = new HiveSync(hive);
    private final Destinations destinations = new Destinations();
    private final Marks marks = new Marks();
    private final int[] queue = new int[Cells.COUNT];

    private Workspace() {}

    /** The workspace of this thread. Its content is only good until the thread asks about another position. */
    public static Workspace ofThread() {
        return OF_THREAD.get();
    }

    /** Brings the hive to the places in the given lanes. */
    public Hive bring(long w0, long w1, long w2, long w3, long w4, long w5, long w6) {
        sync.bring(w0, w1, w2, w3, w4, w5, w6);
        return hive;
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

    /** Room for the cells of a walk. */
    public int[] queue() {
        return queue;
    }
}
