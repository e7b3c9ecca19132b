package io.github.hiverules.notation.uhp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** An engine that runs as a separate process. */
final class ProcessChannel implements EngineChannel {

    private static final int KEPT_CHARACTERS = 300;
    /** Together, both waits are shorter than the one second by which a call may exceed its time limit. */
    private static final int EXIT_WAIT_MILLIS = 700;

    private static final int KILL_WAIT_MILLIS = 100;

    private final Process process;
    private volatile String standardError = "";

    ProcessChannel(List<String> command) throws IOException {
        process = new ProcessBuilder(command).start();
        Thread drain = new Thread(this::drainStandardError, "engine-stderr");
        drain.setDaemon(true);
        drain.start();
    }

    /** Reads everything, since a full pipe would stop the engine, but keeps only the end. */
    private void drainStandardError() {
        byte[] buffer = new byte[KEPT_CHARACTERS];
        try (InputStream in = process.getErrorStream()) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                remember(new String(buffer, 0, read, StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            remember("");
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
        return process.getInputStream();
    }

    @Override
    public String exitDetails() {
        String exit = hasEnded(EXIT_WAIT_MILLIS) ? "exit code " + process.exitValue() : "";
        String error = standardError.strip();
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

    /** Ends the program before its child processes, so that it cannot start them again. */
    @Override
    public void close() {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        hasEnded(KILL_WAIT_MILLIS);
    }
}
