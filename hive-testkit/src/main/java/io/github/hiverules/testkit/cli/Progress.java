package io.github.hiverules.testkit.cli;

import java.io.PrintStream;

/** A bar that shows on a terminal how much of a long work is done; shows nothing elsewhere. Not thread-safe. */
final class Progress {

    private static final int WIDTH = 30;
    private static final long NANOS_BETWEEN = 50_000_000;
    private static final String ERASE_LINE = "\r\u001B[K";

    private final PrintStream terminal;
    private final boolean shown;
    private final int total;
    private final String noun;
    private long lastShown = System.nanoTime();
    private boolean visible;

    Progress(Streams streams, int total, int least, String noun) {
        this.terminal = streams.err();
        this.shown = streams.terminal() && total >= least;
        this.total = total;
        this.noun = noun;
    }

    void show(int done) {
        long now = System.nanoTime();
        if (!shown || now - lastShown < NANOS_BETWEEN) {
            return;
        }
        lastShown = now;
        visible = true;
        int filled = (int) ((long) WIDTH * done / total);
        terminal.print(ERASE_LINE + "[" + "#".repeat(filled) + " ".repeat(WIDTH - filled) + "] " + done + " of "
                + Wording.count(total, noun));
        terminal.flush();
    }

    /** Makes room for a line of the answer. */
    void hide() {
        if (visible) {
            terminal.print(ERASE_LINE);
            terminal.flush();
            visible = false;
        }
    }
}
