package io.github.hiverules.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** An engine that runs as a separate process. */
final class ProcessChannel implements EngineChannel {

    private static final int KEPT_CHARACTERS = 300;
    /** Together, these waits are shorter than the one second by which a call may exceed its time limit. */
    private static final int EXIT_WAIT_MILLIS = 700;

    private static final int KILL_WAIT_MILLIS = 100;

    private static final int ERROR_WAIT_MILLIS = 100;

    /** How long to look for processes to end. With the wait after it, shorter than one second, too. */
    private static final int SUSPEND_MILLIS = 600;

    private final Process process;
    private final Thread drain;
    private volatile String standardError = "";

    ProcessChannel(List<String> command) throws IOException {
        process = new ProcessBuilder(command).start();
        drain = new Thread(this::drainStandardError, "engine-stderr");
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
        return process.getInputStream();
    }

    @Override
    public boolean hasExited() {
        return hasEnded(EXIT_WAIT_MILLIS);
    }

    @Override
    public String exitDetails() {
        awaitStandardError();
        String exit = hasEnded(0) ? "exit code " + process.exitValue() : "";
        String error = standardError.strip();
        return error.isEmpty() ? exit : exit + (exit.isEmpty() ? "" : ", ") + "standard error: " + error;
    }

    private boolean hasEnded(int millis) {
        return hasEnded(process, TimeUnit.MILLISECONDS.toNanos(millis));
    }

    private static boolean hasEnded(Process process, long nanos) {
        try {
            return process.waitFor(nanos, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /**
     * Waits a moment for the last error text. The program may still run, or may have started others that keep the
     * stream open.
     */
    private void awaitStandardError() {
        try {
            drain.join(ERROR_WAIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Ends the program and the processes that it started. Suspends them first where the system can, because a program
     * that starts processes all the time would start others meanwhile.
     */
    @Override
    public void close() {
        Set<ProcessHandle> all = suspendAll();
        process.destroyForcibly();
        all.forEach(ProcessHandle::destroyForcibly);
        hasEnded(KILL_WAIT_MILLIS);
    }

    /** Returns the program and its processes. Repeats until no process has started another. */
    private Set<ProcessHandle> suspendAll() {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(SUSPEND_MILLIS);
        Set<ProcessHandle> all = new HashSet<>(Set.of(process.toHandle()));
        boolean canSuspend;
        int known;
        do {
            known = all.size();
            canSuspend = suspend(all, deadline);
            process.descendants().forEach(all::add);
        } while (canSuspend && all.size() > known);
        return all;
    }

    /** Returns false where there is no program {@code kill}, or if it takes too long. */
    private static boolean suspend(Set<ProcessHandle> handles, long deadline) {
        List<String> command = new ArrayList<>(List.of("kill", "-STOP"));
        handles.forEach(handle -> command.add(Long.toString(handle.pid())));
        try {
            Process kill = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return hasEnded(kill, Math.max(0, deadline - System.nanoTime()));
        } catch (IOException e) {
            return false;
        }
    }
}
