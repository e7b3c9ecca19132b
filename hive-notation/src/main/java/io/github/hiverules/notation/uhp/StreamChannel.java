package io.github.hiverules.notation.uhp;

import java.io.InputStream;
import java.io.OutputStream;

/** An engine that is reached over streams, wherever it runs. */
record StreamChannel(InputStream answers, OutputStream commands) implements EngineChannel {

    /** How long to wait for the streams to close. Closing can block while the engine does not read. */
    private static final int MILLIS_TO_CLOSE = 500;

    @Override
    public void close() {
        Thread closing = new Thread(this::closeBoth, "engine-closing");
        closing.setDaemon(true);
        closing.start();
        try {
            closing.join(MILLIS_TO_CLOSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Closes the answers first, because that may end a write for which the other stream would wait. */
    private void closeBoth() {
        close(answers);
        close(commands);
    }

    /** A stream that cannot be closed is of no use anyway. */
    private static void close(AutoCloseable stream) {
        try (stream) {
            return;
        } catch (Exception e) {
            return;
        }
    }
}
