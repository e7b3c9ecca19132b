package io.github.hiverules.engine;

import java.io.InputStream;
import java.io.OutputStream;

/** An engine at the other end of two streams, wherever it runs. */
record StreamChannel(InputStream answers, OutputStream commands) implements EngineChannel {

    /** How long to wait for the streams to close. Closing can block while the engine does not read. */
    private static final int CLOSE_WAIT_MILLIS = 500;

    @Override
    public void close() {
        Thread closing = new Thread(this::closeBoth, "engine-closing");
        closing.setDaemon(true);
        closing.start();
        try {
            closing.join(CLOSE_WAIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Closes the answers first: this may end a blocked write, which would also block closing the commands. */
    private void closeBoth() {
        EngineChannel.closeQuietly(answers);
        EngineChannel.closeQuietly(commands);
    }
}
