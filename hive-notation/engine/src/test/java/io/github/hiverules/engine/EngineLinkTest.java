package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class EngineLinkTest {

    private static final Duration TIME_LIMIT = Duration.ofMinutes(1);

    /** An engine that prints everything before the first command, and then hangs. */
    private static final class PrintingEngine implements EngineChannel {
        private final ByteArrayInputStream text;
        private final CountDownLatch allRead = new CountDownLatch(1);
        private final CountDownLatch closed = new CountDownLatch(1);

        PrintingEngine(String text) {
            this.text = bytes(text);
        }

        @Override
        public OutputStream commands() {
            return OutputStream.nullOutputStream();
        }

        @Override
        public InputStream answers() {
            return new InputStream() {
                @Override
                public int read() {
                    throw new UnsupportedOperationException();
                }

                @Override
                public int read(byte[] buffer, int offset, int length) {
                    int read = text.read(buffer, offset, length);
                    if (read < 0) {
                        allRead.countDown();
                        awaitClose();
                    }
                    return read;
                }
            };
        }

        private void awaitClose() {
            try {
                closed.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void close() {
            closed.countDown();
        }
    }

    @Test
    void readGreeting_returnsLinesBeforeOk() throws EngineFailureException {
        try (EngineLink link = new EngineLink(new PrintingEngine("id X v1\r\n\nMosquito\nok\n"))) {
            assertThat(link.readGreeting(TIME_LIMIT).lines()).containsExactly("id X v1", "Mosquito");
        }
    }

    @Test
    void ask_afterUnexpectedLines_quotesThem() throws Exception {
        PrintingEngine channel = new PrintingEngine("ok\n\nby the way\n");
        try (EngineLink link = new EngineLink(channel)) {
            link.readGreeting(TIME_LIMIT);
            channel.allRead.await();

            assertThatThrownBy(() -> link.ask("info", TIME_LIMIT))
                    .hasMessage("the engine printed lines without being asked; the command was 'info'"
                            + " (printed: by the way)");
        }
    }

    @Test
    void ask_endlessBlankLines_givesUp() throws Exception {
        try (EngineLink link = new EngineLink(new PrintingEngine("ok\n" + "\n".repeat(1 << 21)))) {
            link.readGreeting(TIME_LIMIT);

            assertThatThrownBy(() -> link.ask("info", TIME_LIMIT))
                    .hasMessage("the engine's answer does not end; the command was 'info'");
        }
    }

    @Test
    void ask_afterBlankLines_waitsForAnswer() throws Exception {
        PrintingEngine channel = new PrintingEngine("ok\n\n\n");
        try (EngineLink link = new EngineLink(channel)) {
            link.readGreeting(TIME_LIMIT);
            channel.allRead.await();

            assertThatThrownBy(() -> link.ask("info", Duration.ofMillis(100)))
                    .hasMessage("the engine gave no complete answer in time; the command was 'info'");
        }
    }

    private static ByteArrayInputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    /** An engine whose program has ended. */
    private record EndedEngine(InputStream answers) implements EngineChannel {

        @Override
        public OutputStream commands() {
            return OutputStream.nullOutputStream();
        }

        @Override
        public boolean hasExited() {
            return true;
        }

        @Override
        public String exitDetails() {
            return "exit code 3";
        }

        @Override
        public void close() {}
    }

    private static void assertFails(EngineChannel channel, String message) {
        try (EngineLink link = new EngineLink(channel)) {
            assertThatThrownBy(() -> link.readGreeting(TIME_LIMIT)).hasMessage(message);
        }
    }

    @Test
    void readGreeting_failingEngine_saysWhy() throws IOException {
        InputStream closed = InputStream.nullInputStream();
        closed.close();
        String exited = "the engine exited at startup (exit code 3)";

        assertFails(new EndedEngine(bytes("id X\n")), exited);
        assertFails(new EndedEngine(closed), exited);
        assertFails(new EndedEngine(bytes("x".repeat(1 << 21))), "the engine's answer does not end at startup");
        assertFails(
                new StreamChannel(bytes("id X\n"), OutputStream.nullOutputStream()),
                "the engine closed its output or its input at startup");
    }

    @Test
    void readGreeting_longestAnswer_isAccepted() throws EngineFailureException {
        String line = "x".repeat((1 << 20) - 1);

        try (EngineLink link = new EngineLink(new PrintingEngine(line + "\nok\n"))) {
            assertThat(link.readGreeting(TIME_LIMIT).lines()).containsExactly(line);
        }
        assertFails(new PrintingEngine(line + "x\nok\n"), "the engine's answer does not end at startup");
    }

    @Test
    void readGreeting_longestTimeLimit_isAccepted() throws EngineFailureException {
        try (EngineLink link = new EngineLink(new PrintingEngine("id X\nok\n"))) {
            assertThat(link.readGreeting(Duration.ofSeconds(Long.MAX_VALUE)).lines())
                    .containsExactly("id X");
        }
    }

    @Test
    void readGreeting_answerIsReadyButTimeIsUp_fails() throws InterruptedException {
        PrintingEngine channel = new PrintingEngine("id X\nok\n");
        try (EngineLink link = new EngineLink(channel)) {
            channel.allRead.await();

            assertThatThrownBy(() -> link.readGreeting(Duration.ZERO))
                    .hasMessage("the engine gave no complete answer in time at startup");
        }
    }

    @Test
    void ask_closedInput_fails() throws IOException {
        OutputStream closed = OutputStream.nullOutputStream();
        closed.close();
        PrintingEngine engine = new PrintingEngine("ok\n");
        try (EngineLink link = new EngineLink(new StreamChannel(engine.answers(), closed))) {
            link.readGreeting(TIME_LIMIT);

            assertThatThrownBy(() -> link.ask("info", TIME_LIMIT))
                    .hasMessage("the engine closed its output or its input; the command was 'info'");
        }
        engine.close();
    }

    @Test
    void ask_afterClose_fails() throws EngineFailureException {
        EngineLink link = new EngineLink(new PrintingEngine("ok\n"));
        link.readGreeting(TIME_LIMIT);
        link.close();

        assertThatThrownBy(() -> link.ask("info", TIME_LIMIT))
                .hasMessage("the engine closed its output or its input; the command was 'info'");
    }

    @Test
    void ask_interruptedCaller_staysInterrupted() throws EngineFailureException {
        try (EngineLink link = new EngineLink(new PrintingEngine("ok\n"))) {
            link.readGreeting(TIME_LIMIT);
            Thread.currentThread().interrupt();

            assertThatThrownBy(() -> link.ask("info", TIME_LIMIT))
                    .hasMessage("the engine gave no complete answer in time; the command was 'info' (interrupted)");
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    /** The reader waits here, because nobody takes the lines. */
    @Test
    void close_engineThatPrints_endsThreads() throws InterruptedException {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        EngineLink link = new EngineLink(new PrintingEngine("line\n".repeat(1000)));
        List<Thread> started = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("engine-") && !before.contains(thread))
                .toList();

        link.close();

        assertThat(started).isNotEmpty().allMatch(Thread::isDaemon);
        for (Thread thread : started) {
            thread.join(TIME_LIMIT.toMillis());
            assertThat(thread.isAlive()).isFalse();
        }
    }

    /** An engine that answers each command on the thread that writes it. */
    @Test
    void writingAndClosing_letTheJvmEnd() throws Exception {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        PipedOutputStream answers = new PipedOutputStream();
        OutputStream commands = new OutputStream() {
            @Override
            public void write(int c) throws IOException {
                threads.add(Thread.currentThread());
                if (c == '\n') {
                    answers.write("ok\n".getBytes(StandardCharsets.UTF_8));
                    answers.flush();
                }
            }

            @Override
            public void close() {
                threads.add(Thread.currentThread());
            }
        };

        try (EngineLink link = new EngineLink(new StreamChannel(new PipedInputStream(answers), commands))) {
            assertThat(link.ask("info", TIME_LIMIT).lines()).isEmpty();
        }

        assertThat(threads).hasSize(2).allMatch(Thread::isDaemon);
    }

    @Test
    void close_interruptedCaller_staysInterrupted() {
        CountDownLatch released = new CountDownLatch(1);
        InputStream blocked = new InputStream() {
            @Override
            public int read() {
                return -1;
            }

            @Override
            public void close() throws IOException {
                try {
                    released.await();
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
            }
        };
        Thread.currentThread().interrupt();

        new StreamChannel(blocked, OutputStream.nullOutputStream()).close();

        assertThat(Thread.interrupted()).isTrue();
        released.countDown();
    }
}
