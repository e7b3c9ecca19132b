package io.github.hiverules.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** An engine that runs as a separate process. */
final class ProcessChannel implements EngineChannel {

    private static final int KEPT_CHARACTERS = 4_000;

    /** A failure quotes no more, with the exit code. */
    private static final int QUOTED_CHARACTERS = 160;
    /** Together, these waits are shorter than the one second by which a call may exceed its time limit. */
    private static final int EXIT_WAIT_MILLIS = 700;

    private static final int KILL_WAIT_MILLIS = 100;

    private static final int ERROR_WAIT_MILLIS = 100;

    private final Process process;
    private final ProcessOutput answers;
    private final ProcessOutput errors;
    private final Thread drain;
    private volatile String standardError = "";

    ProcessChannel(ProcessBuilder program) throws IOException {
        process = program.start();
        answers = new ProcessOutput(process, process.getInputStream());
        errors = new ProcessOutput(process, process.getErrorStream());
        drain = new Thread(this::drainStandardError, "engine-stderr");
        drain.setDaemon(true);
        drain.start();
    }

    /** Reads everything, since a full pipe would stop the engine, but keeps only the end. */
    private void drainStandardError() {
        byte[] buffer = new byte[KEPT_CHARACTERS];
        try {
            for (int read = errors.read(buffer); read >= 0; read = errors.read(buffer)) {
                remember(new String(buffer, 0, read, StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            return;
        }
    }

    private void remember(String text) {
        String all = standardError + text;
        standardError = all.substring(Math.max(0, all.length() - KEPT_CHARACTERS));
    }

    @Override
    public OutputStream commands() {
        return process.getOutputStream();
    }

    @Override
    public InputStream answers() {
        return answers;
    }

    @Override
    public boolean hasExited() {
        return hasEnded(EXIT_WAIT_MILLIS);
    }

    @Override
    public String exitDetails() {
        awaitStandardError();
        String exit = hasEnded(0) ? "exit code " + process.exitValue() : "";
        // Lines of a stack trace are indented; the message is not, whether it is above or below them.
        String messages = standardError
                .lines()
                .filter(line -> !line.isEmpty() && !Character.isWhitespace(line.charAt(0)))
                .collect(Collectors.joining(" | "));
        String error = messages.substring(Math.max(0, messages.length() - QUOTED_CHARACTERS));
        return error.isEmpty() ? exit : exit + (exit.isEmpty() ? "" : ", ") + "standard error: " + error;
    }

    private boolean hasEnded(int millis) {
        try {
            return process.waitFor(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Waits a moment for the last error text. The program may still run. */
    private void awaitStandardError() {
        try {
            drain.join(ERROR_WAIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Ends the program and the processes that it started. Through handles, since {@link Process#destroyForcibly} also
     * closes the streams, which waits while a command is being written.
     */
    @Override
    public void close() {
        List<ProcessHandle> started = process.descendants().toList();
        process.toHandle().destroyForcibly();
        started.forEach(ProcessHandle::destroyForcibly);
        hasEnded(KILL_WAIT_MILLIS);
        EngineChannel.closeQuietly(answers);
        EngineChannel.closeQuietly(errors);
    }
}
