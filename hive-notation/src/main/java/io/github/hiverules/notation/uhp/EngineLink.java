package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.uhp.EngineFailureException.Kind;
import io.github.hiverules.notation.uhp.EngineReader.Event;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;

/** Sends one command at a time to a running engine, and returns its answer or throws the failure. */
final class EngineLink implements AutoCloseable {

    private static final int MAX_ANSWER_LENGTH = 1 << 20;
    private static final int MAX_LINES = 10_000;
    private static final String END_OF_ANSWER = "ok";
    private static final Duration MAX_TIME_LIMIT = Duration.ofDays(365);

    private final EngineChannel channel;
    private final EngineReader reader;
    private final EngineWriter writer;

    EngineLink(EngineChannel channel) {
        this.channel = channel;
        this.reader = new EngineReader(channel.answers(), MAX_ANSWER_LENGTH);
        this.writer = new EngineWriter(channel.commands());
    }

    UhpAnswer readGreeting(Duration time) throws EngineFailureException {
        return readAnswer("", deadline(time));
    }

    UhpAnswer ask(String command, Duration time) throws EngineFailureException {
        requireSilence(command);
        long deadline = deadline(time);
        Optional<Kind> failed = write(command, deadline);
        if (failed.isPresent()) {
            throw failure(failed.get(), command);
        }
        return readAnswer(command, deadline);
    }

    /** Returns when a time limit ends. Caps the limit, since the longest durations do not fit into nanoseconds. */
    private static long deadline(Duration time) {
        Duration limit = time.compareTo(MAX_TIME_LIMIT) < 0 ? time : MAX_TIME_LIMIT;
        return System.nanoTime() + limit.toNanos();
    }

    private Optional<Kind> write(String command, long deadline) throws EngineFailureException {
        try {
            return writer.write(command, deadline - System.nanoTime());
        } catch (InterruptedException e) {
            throw interrupted(command);
        } catch (RejectedExecutionException closed) {
            return Optional.of(Kind.EXITED);
        }
    }

    private void requireSilence(String command) throws EngineFailureException {
        int lines = 0;
        for (Optional<Event> event = next(command, 0); event.isPresent(); event = next(command, 0)) {
            if (++lines > MAX_LINES) {
                throw failure(Kind.FLOOD, command);
            }
            switch (event.get().kind()) {
                case END -> throw failure(Kind.EXITED, command);
                case TOO_LONG -> throw failure(Kind.FLOOD, command);
                case LINE -> {
                    if (!event.get().line().isEmpty()) {
                        throw new EngineFailureException(
                                Kind.UNSOLICITED_OUTPUT,
                                command,
                                "printed: " + UhpAnswer.excerpt(event.get().line()));
                    }
                }
            }
        }
    }

    private UhpAnswer readAnswer(String command, long deadline) throws EngineFailureException {
        List<String> lines = new ArrayList<>();
        int length = 0;
        while (length <= MAX_ANSWER_LENGTH && lines.size() <= MAX_LINES) {
            // Without this check, an engine that never stops printing would always have another line ready.
            long timeLeft = lines.isEmpty() ? deadline - System.nanoTime() : requireTimeLeft(command, deadline);
            Event event = next(command, timeLeft).orElseThrow(() -> failure(Kind.NO_ANSWER, command));
            if (event.kind() == Event.Kind.END) {
                throw failure(Kind.EXITED, command);
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

    private long requireTimeLeft(String command, long deadline) throws EngineFailureException {
        long timeLeft = deadline - System.nanoTime();
        if (timeLeft <= 0) {
            throw failure(Kind.NO_ANSWER, command);
        }
        return timeLeft;
    }

    private Optional<Event> next(String command, long nanos) throws EngineFailureException {
        try {
            return reader.next(nanos);
        } catch (InterruptedException e) {
            throw interrupted(command);
        }
    }

    private static EngineFailureException interrupted(String command) {
        Thread.currentThread().interrupt();
        return new EngineFailureException(Kind.NO_ANSWER, UhpAnswer.excerpt(command), "interrupted");
    }

    private EngineFailureException failure(Kind kind, String command) {
        boolean isRunning = kind == Kind.EXITED && !channel.hasExited();
        String exitDetails = kind == Kind.EXITED ? channel.exitDetails() : "";
        return new EngineFailureException(
                isRunning ? Kind.CLOSED : kind, UhpAnswer.excerpt(command), UhpAnswer.excerpt(exitDetails));
    }

    @Override
    public void close() {
        reader.stop();
        writer.stop();
        channel.close();
    }
}
