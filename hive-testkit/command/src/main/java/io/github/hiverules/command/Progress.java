package io.github.hiverules.command;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Shows the progress of long work if standard error is a terminal. Not thread-safe. */
final class Progress {

    private static final int WIDTH = 30;
    private static final long NANOS_BETWEEN_UPDATES = 50_000_000;
    private static final String ERASE_LINE = "\r\u001B[K";

    private final PrintStream terminal;
    private final boolean isTerminal;
    private final long total;
    private long lastShown = System.nanoTime();
    private boolean visible;

    /** Creates a display with a bar, or without one if the total is 0, because it is unknown. */
    Progress(Streams streams, long total) {
        this.terminal = streams.err();
        this.isTerminal = streams.terminal();
        this.total = total;
    }

    /** Creates a display for the progress through files, without a bar if their length is unknown. */
    static Progress ofFiles(Streams streams, List<String> names) {
        long bytes = 0;
        for (String name : streams.terminal() ? names : List.<String>of()) {
            try (Stream<Path> files = Files.walk(Path.of(name))) {
                bytes += files.mapToLong(file -> file.toFile().length()).sum();
            } catch (IOException | UncheckedIOException | InvalidPathException e) {
                // Reading the file fails, too, and reports it.
                return new Progress(streams, 0);
            }
        }
        return new Progress(streams, bytes);
    }

    void show(long done, String text) {
        long now = System.nanoTime();
        if (!isTerminal || now - lastShown < NANOS_BETWEEN_UPDATES) {
            return;
        }
        lastShown = now;
        visible = true;
        terminal.print(ERASE_LINE + bar(done) + text);
        terminal.flush();
    }

    private String bar(long done) {
        if (total == 0) {
            return "";
        }
        int filled = (int) (WIDTH * Math.min(done, total) / total);
        return "[" + "#".repeat(filled) + " ".repeat(WIDTH - filled) + "] ";
    }

    /** Erases the display, to make room for a line of the answer. */
    void hide() {
        if (visible) {
            terminal.print(ERASE_LINE);
            terminal.flush();
            visible = false;
        }
    }
}
