package io.github.hiverules.engine;

import io.github.hiverules.engine.EngineFailureException.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Reads the output of an engine on a separate thread, so that no caller waits longer than its time limit. The reader
 * keeps only a few lines of limited length, however much the engine prints; the engine waits until a caller takes them.
 */
final class EngineReader {

    private static final int MAX_QUEUED_LINES = 64;

    private final BlockingQueue<Event> events = new ArrayBlockingQueue<>(MAX_QUEUED_LINES);
    private final int maxLineLength;
    private final Thread thread;
    private Optional<Event> last = Optional.empty();

    EngineReader(InputStream answers, int maxLineLength) {
        this.maxLineLength = maxLineLength;
        this.thread = new Thread(() -> run(answers), "engine-answers");
        thread.setDaemon(true);
        thread.start();
    }

    /** A line of the output or, as the last event, the failure that ends it. */
    record Event(Optional<Kind> failure, String line) {

        Event(Kind failure) {
            this(Optional.of(failure), "");
        }
    }

    /** Returns the next event, or nothing if there is none in time. The last one comes again and again. */
    Optional<Event> next(long nanos) throws InterruptedException {
        if (last.isPresent()) {
            return last;
        }
        Optional<Event> event = Optional.ofNullable(events.poll(nanos, TimeUnit.NANOSECONDS));
        event.ifPresent(this::keepLast);
        return event;
    }

    private void keepLast(Event event) {
        if (event.failure().isPresent()) {
            last = Optional.of(event);
        }
    }

    /** Returns what the engine has printed until now, without waiting. */
    List<Event> unread() {
        List<Event> unread = new ArrayList<>();
        events.drainTo(unread);
        unread.forEach(this::keepLast);
        return unread;
    }

    void stop() {
        thread.interrupt();
    }

    private void run(InputStream answers) {
        try {
            Reader reader = new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
            Event event;
            do {
                event = read(reader);
                events.put(event);
            } while (event.failure().isEmpty());
        } catch (InterruptedException e) {
            return; // stopped
        }
    }

    private Event read(Reader reader) {
        StringBuilder line = new StringBuilder();
        try {
            for (int c = reader.read(); c != '\n'; c = reader.read()) {
                if (c < 0) {
                    return new Event(Kind.EXITED);
                }
                if (line.length() == maxLineLength) {
                    return new Event(Kind.FLOOD);
                }
                line.append((char) c);
            }
        } catch (IOException e) {
            return new Event(Kind.EXITED);
        }
        return new Event(Optional.empty(), line.toString().strip());
    }
}
