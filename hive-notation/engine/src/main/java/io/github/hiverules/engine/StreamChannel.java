package io.github.hiverules.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * An engine at the other end of two streams, wherever it runs.
 *
 * @param answers what the engine writes
 * @param commands what it reads
 * @param stop what else ends the engine
 */
record StreamChannel(InputStream answers, OutputStream commands, Runnable stop) implements EngineChannel {

    /** How long to wait for the streams to close. Closing can block while the engine does not read. */
    private static final int CLOSE_WAIT_MILLIS = 500;

    private static final int PIPE_SIZE = 1 << 16;

    StreamChannel(InputStream answers, OutputStream commands) {
        this(answers, commands, () -> {});
    }

    /** Runs an engine on a thread of this process. */
    static StreamChannel to(UhpEngine engine) throws IOException {
        PipedOutputStream commands = new PipedOutputStream();
        PipedInputStream answers = new PipedInputStream(PIPE_SIZE);
        Reader in = new InputStreamReader(new PipedInputStream(commands, PIPE_SIZE), StandardCharsets.UTF_8);
        Writer out = new OutputStreamWriter(new PipedOutputStream(answers), StandardCharsets.UTF_8);
        Thread thread = new Thread(() -> run(engine, in, out), "engine-in-process");
        thread.setDaemon(true);
        thread.start();
        return new StreamChannel(answers, commands, thread::interrupt);
    }

    private static void run(UhpEngine engine, Reader in, Writer out) {
        try (in;
                out) {
            engine.run(in, out);
        } catch (IOException e) {
            return; // closed
        }
    }

    @Override
    public void close() {
        stop.run();
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
