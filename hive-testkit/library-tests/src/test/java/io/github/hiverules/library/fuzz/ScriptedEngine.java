package io.github.hiverules.library.fuzz;

import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.UhpClient;
import io.github.hiverules.engine.UhpEngine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Runs the library's engine and alters its answers by a script, even to bytes that are not text. */
final class ScriptedEngine {

    private static final byte[] END = {};

    private final AnswerScript script;
    private final BlockingQueue<String> toEngine = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> fromEngine = new LinkedBlockingQueue<>();
    private final BlockingQueue<byte[]> answers = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::run, "scripted-engine");

    private ScriptedEngine(AnswerScript script) {
        this.script = script;
        thread.setDaemon(true);
        thread.start();
        passOnAnswer();
    }

    /** Returns a starter whose engines share one script: each goes on where the previous one stopped. */
    static EngineStarter of(byte[] script) {
        AnswerScript shared = new AnswerScript(script);
        return timeLimit -> {
            ScriptedEngine engine = new ScriptedEngine(shared);
            return UhpClient.of(engine.new AlteredAnswers(), engine.new SentCommands(), timeLimit);
        };
    }

    private void run() {
        try {
            UhpEngine.of("Scripted v1", (game, limit) -> game.legalMoves().get(0))
                    .run(new EngineInput(), new EngineOutput());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes the engine's answer, lets the script alter it, and passes it on. */
    private void passOnAnswer() {
        try {
            answers.add(script.alter(fromEngine.take().getBytes(StandardCharsets.UTF_8)));
            if (script.hasEnded()) {
                answers.add(END);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Takes the client's commands. The client flushes after each of them. */
    private final class SentCommands extends ByteArrayOutputStream {
        @Override
        public void flush() {
            if (size() > 0) {
                toEngine.add(toString(StandardCharsets.UTF_8));
                reset();
                passOnAnswer();
            }
        }

        @Override
        public void close() {
            thread.interrupt();
            answers.add(END);
        }
    }

    /** The engine's input: hands over each command when the client has sent it, until the client closes it. */
    private final class EngineInput extends Reader {
        private String line = "";

        @Override
        public int read(char[] buffer, int offset, int length) {
            try {
                line = line.isEmpty() ? toEngine.take() : line;
            } catch (InterruptedException e) {
                return -1;
            }
            int read = Math.min(length, line.length());
            line.getChars(0, read, buffer, offset);
            line = line.substring(read);
            return read;
        }

        @Override
        public void close() {}
    }

    /** Takes the engine's answers. The engine flushes after each of them. */
    private final class EngineOutput extends StringWriter {
        @Override
        public void flush() {
            fromEngine.add(toString());
            getBuffer().setLength(0);
        }
    }

    /** The altered answers, as the client reads them. */
    private final class AlteredAnswers extends InputStream {
        private byte[] bytes = {};
        private int next;

        @Override
        public int read() {
            throw new UnsupportedOperationException();
        }

        @Override
        @SuppressWarnings("ReferenceEquality") // An empty answer is equal to END, but does not end the input.
        public int read(byte[] buffer, int offset, int length) throws IOException {
            while (next == bytes.length) {
                try {
                    bytes = answers.take();
                } catch (InterruptedException e) {
                    throw new InterruptedIOException();
                }
                next = 0;
                if (bytes == END) {
                    answers.add(END);
                    return -1;
                }
            }
            int read = Math.min(length, bytes.length - next);
            System.arraycopy(bytes, next, buffer, offset, read);
            next += read;
            return read;
        }
    }
}
