package io.github.hiverules.engine.testing;

import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.UhpClient;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** Runs an engine on a thread of the test's process, behind pipes like those of a real one. */
public final class InProcessEngine {

    private static final int PIPE_SIZE = 1 << 16;

    private final PipedOutputStream commands = new PipedOutputStream() {
        @Override
        public void close() throws IOException {
            thread.interrupt();
            super.close();
        }
    };
    private final PipedInputStream answers = new PipedInputStream(PIPE_SIZE);
    private final PipedInputStream toEngine = new PipedInputStream(commands, PIPE_SIZE);
    private final PipedOutputStream fromEngine = new PipedOutputStream(answers);
    private final Thread thread;

    private InProcessEngine(Program program) throws IOException {
        thread = new Thread(() -> run(program), "test-engine");
        thread.setDaemon(true);
        thread.start();
    }

    /** Reads the engine's input and writes its output. */
    @FunctionalInterface
    public interface Program {
        void run(BufferedReader in, Writer out) throws IOException, InterruptedException;
    }

    public static EngineStarter of(Program program) {
        return timeLimit -> {
            InProcessEngine engine = new InProcessEngine(program);
            return UhpClient.of(engine.answers, engine.commands, timeLimit);
        };
    }

    private void run(Program program) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(toEngine, StandardCharsets.UTF_8));
                Writer out = new OutputStreamWriter(fromEngine, StandardCharsets.UTF_8)) {
            program.run(in, out);
        } catch (IOException e) {
            thread.interrupt();
        } catch (InterruptedException e) {
            thread.interrupt();
        }
    }
}
