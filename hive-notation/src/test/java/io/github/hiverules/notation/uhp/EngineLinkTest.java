package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
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
            this.text = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
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
        EngineChannel endless = new EngineChannel() {
            @Override
            public OutputStream commands() {
                return OutputStream.nullOutputStream();
            }

            @Override
            public InputStream answers() {
                return new SequenceInputStream(
                        new ByteArrayInputStream("ok\n".getBytes(StandardCharsets.UTF_8)), new InputStream() {
                            @Override
                            public int read() {
                                return '\n';
                            }
                        });
            }

            @Override
            public void close() {}
        };
        try (EngineLink link = new EngineLink(endless)) {
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

            assertThatThrownBy(() -> link.ask("info", Duration.ofSeconds(2)))
                    .hasMessage("the engine gave no complete answer in time; the command was 'info'");
        }
    }
}
