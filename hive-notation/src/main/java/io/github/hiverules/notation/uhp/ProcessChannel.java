package io.github.hiverules.notation.uhp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** An engine that runs as a separate process. */
final class ProcessChannel implements EngineChannel {

    private static final int REMEMBERED = 300;
    private static final int MOMENT_MILLIS = 2000;

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
        String exit = hasEnded() ? "exit code " + process.exitValue() : "";
        String said = standardError.strip();
        return said.isEmpty() ? exit : exit + (exit.isEmpty() ? "" : ", ") + "standard error: " + said;
    }

    private boolean hasEnded() {
        try {
            return process.waitFor(MOMENT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
