package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.uhp.EngineFailureException.Kind;
import io.github.hiverules.notation.uhp.EngineReader.Event;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sends one command at a time to a running engine, and returns its answer or the failure to give one. */
final class EngineLink implements AutoCloseable {

    private static final int LONGEST_ANSWER = 1 << 20;
    private static final int MOST_LINES = 10_000;
    private static final String END_OF_ANSWER = "ok";

    private final EngineChannel channel;
    private final EngineReader reader;

    EngineLink(EngineChannel channel) {
        this.channel = channel;
        this.reader = new EngineReader(channel.answers(), LONGEST_ANSWER);
    }

    UhpAnswer greeting(Duration time) throws EngineFailureException {
        return answer("", time);
    }

    UhpAnswer ask(String command, Duration time) throws EngineFailureException {
        requireSilence(command);
        try {
            channel.commands().write((command + "\n").getBytes(StandardCharsets.UTF_8));
            channel.commands().flush();
        } catch (IOException e) {
            throw failure(Kind.DEAD, command);
        }
        return answer(command, time);
    }

    private void requireSilence(String command) throws EngineFailureException {
        int lines = 0;
        for (Optional<Event> event = next(0); event.isPresent(); event = next(0)) {
            if (++lines > MOST_LINES) {
                throw failure(Kind.FLOOD, command);
            }
            switch (event.get().kind()) {
                case END -> throw failure(Kind.DEAD, command);
                case TOO_LONG -> throw failure(Kind.FLOOD, command);
                case LINE -> {
                    if (!event.get().line().isEmpty()) {
                        throw new EngineFailureException(
                                Kind.UNASKED,
                                command,
                                "printed: " + UhpAnswer.excerpt(event.get().line()));
                    }
                }
            }
        }
    }

    private UhpAnswer answer(String command, Duration time) throws EngineFailureException {
        List<String> lines = new ArrayList<>();
        long end = System.nanoTime() + time.toNanos();
        int length = 0;
        while (length <= LONGEST_ANSWER && lines.size() <= MOST_LINES) {
            Event event = next(end - System.nanoTime()).orElseThrow(() -> failure(Kind.SILENT, command));
            if (event.kind() == Event.Kind.END) {
                throw failure(Kind.DEAD, command);
            }
            if (event.kind() == Event.Kind.TOO_LONG) {
                throw failure(Kind.FLOOD, command);
            }
            if (event.line().equals(END_OF_ANSWER)) {
                return new UhpAnswer(command, lines);
            }
            length += event.line().length();
            lines.add(event.line());
        }
        throw failure(Kind.FLOOD, command);
    }

    private Optional<Event> next(long nanos) throws EngineFailureException {
        try {
            return reader.next(nanos);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineFailureException(Kind.SILENT, "", "interrupted");
        }
    }

    private EngineFailureException failure(Kind kind, String command) {
        String lastWords = kind == Kind.DEAD ? channel.lastWords() : "";
        return new EngineFailureException(kind, UhpAnswer.excerpt(command), UhpAnswer.excerpt(lastWords));
    }

    @Override
    public void close() {
        reader.stop();
        channel.close();
    }
}
