package io.github.hiverules.engine;

import io.github.hiverules.engine.EngineFailureException.Kind;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Writes commands to an engine on a separate thread. A write waits while the pipe is full, so without this thread, an
 * engine that does not read would block the caller forever.
 */
final class EngineWriter {

    private final OutputStream commands;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread writer = new Thread(task, "engine-commands");
        writer.setDaemon(true);
        return writer;
    });

    EngineWriter(OutputStream commands) {
        this.commands = commands;
    }

    /** Writes a command; returns the kind of failure, or empty if the engine took the command. */
    Optional<Kind> write(String command, long nanos) throws InterruptedException {
        Future<?> written = thread.submit(() -> {
            commands.write((command + "\n").getBytes(StandardCharsets.UTF_8));
            commands.flush();
            return command;
        });
        try {
            written.get(nanos, TimeUnit.NANOSECONDS);
            return Optional.empty();
        } catch (TimeoutException e) {
            return Optional.of(Kind.NO_ANSWER);
        } catch (ExecutionException e) {
            return Optional.of(Kind.EXITED);
        }
    }

    void stop() {
        thread.shutdownNow();
    }
}
