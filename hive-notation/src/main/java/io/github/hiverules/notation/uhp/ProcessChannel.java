package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.internal.ProgramTexts;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** An engine that runs as a separate process. */
final class ProcessChannel implements EngineChannel {

    private static final int REMEMBERED = 300;
    /** Together less than the second that a call may take beyond its limit. */
    private static final int MILLIS_TO_END = 700;

    private static final int MILLIS_TO_BE_ENDED = 100;

    private final Process process;
    private volatile String standardError = "";

    ProcessChannel(List<String> command) throws IOException {
        process = new ProcessBuilder(command).start();
        Thread drain = new Thread(this::drainStandardError, "engine-stderr");
        drain.setDaemon(true);
        drain.start();
    }

    /** A full pipe would stop the engine, so everything is read, but only the end is kept. */
    private void drainStandardError() {
        byte[] buffer = new byte[REMEMBERED];
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
        standardError = all.substring(Math.max(0, all.length() - REMEMBERED));
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
    public String lastWords() {
        String exit = hasEnded(MILLIS_TO_END) ? ProgramTexts.of("failure.exit-code", process.exitValue()) : "";
        String said = standardError.strip();
        return said.isEmpty()
                ? exit
                : exit + (exit.isEmpty() ? "" : ", ") + ProgramTexts.of("failure.standard-error", said);
    }

    private boolean hasEnded(int millis) {
        try {
            return process.waitFor(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Ends the program before those that it has started, so that it cannot start them again. */
    @Override
    public void close() {
        List<ProcessHandle> started = process.descendants().toList();
        process.destroyForcibly();
        started.forEach(ProcessHandle::destroyForcibly);
        hasEnded(MILLIS_TO_BE_ENDED);
    }
}
