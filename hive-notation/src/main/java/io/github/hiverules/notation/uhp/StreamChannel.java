package io.github.hiverules.notation.uhp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** An engine that is reached over streams, wherever it runs. */
record StreamChannel(InputStream answers, OutputStream commands) implements EngineChannel {

    /** A stream that cannot be closed is of no use anyway. */
    @Override
    public void close() {
        try (commands;
                answers) {
            commands.flush();
        } catch (IOException e) {
            return;
        }
    }
}
