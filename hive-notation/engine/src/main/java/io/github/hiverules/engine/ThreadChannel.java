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

/** An engine that runs on a thread of this process. */
final class ThreadChannel implements EngineChannel {

    private static final int PIPE_SIZE = 1 << 16;

    private final PipedOutputStream commands = new PipedOutputStream();
    private final PipedInputStream answers = new PipedInputStream(PIPE_SIZE);
    private final Thread thread;

    ThreadChannel(UhpEngine engine) throws IOException {
        Reader in = new InputStreamReader(new PipedInputStream(commands, PIPE_SIZE), StandardCharsets.UTF_8);
        Writer out = new OutputStreamWriter(new PipedOutputStream(answers), StandardCharsets.UTF_8);
        thread = new Thread(() -> run(engine, in, out), "engine-in-process");
        thread.setDaemon(true);
        thread.start();
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
    public OutputStream commands() {
        return commands;
    }

    @Override
    public InputStream answers() {
        return answers;
    }

    @Override
    public void close() {
        thread.interrupt();
        new StreamChannel(answers, commands).close();
    }
}
