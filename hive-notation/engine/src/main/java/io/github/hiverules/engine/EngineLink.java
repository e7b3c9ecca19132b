package io.github.hiverules.engine;

import io.github.hiverules.engine.EngineFailureException.Kind;
import io.github.hiverules.engine.EngineReader.Event;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Sends one command at a time to a running engine, and returns its answer or throws the failure. */
final class EngineLink implements AutoCloseable {

    private static final int MAX_ANSWER_LENGTH = 1 << 20;
    private static final String END_OF_ANSWER = "ok";

    private final EngineChannel channel;
    private final EngineReader reader;

    /** Writes commands. A write waits while the pipe is full, so an engine that does not read would block the caller. */
    private final ExecutorService writer = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "engine-commands");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * The number of answers that the engine owes. After a missed time limit it is one, and the next question waits for
     * it first.
     */
    private int owedAnswers;

    EngineLink(EngineChannel channel) {
        this.channel = channel;
        this.reader = new EngineReader(channel.answers(), MAX_ANSWER_LENGTH);
    }

    UhpAnswer readGreeting(Duration time) throws EngineFailureException {
        owedAnswers++;
        return readAnswer("", deadline(time));
    }

    UhpAnswer ask(String command, Duration time) throws EngineFailureException {
        long deadline = deadline(time);
        if (owedAnswers == 0) {
            requireSilence(command);
        }
        while (owedAnswers > 0) {
            readAnswer(command, deadline);
        }
        owedAnswers++;
        write(command, deadline);
        return readAnswer(command, deadline);
    }

    /** Returns when a time limit ends. Caps the limit, since the longest durations do not fit into nanoseconds. */
    private static long deadline(Duration time) {
        return System.nanoTime() + SearchLimit.atMostOneYear(time).toNanos();
    }

    private void write(String command, long deadline) throws EngineFailureException {
        try {
            Future<?> written = writer.submit(() -> {
                channel.commands().write((command + "\n").getBytes(StandardCharsets.UTF_8));
                channel.commands().flush();
                return command;
            });
            written.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            throw interrupted(command);
        } catch (TimeoutException e) {
            throw failure(Kind.NO_ANSWER, command);
        } catch (ExecutionException | RejectedExecutionException e) {
            throw failure(Kind.EXITED, command);
        }
    }

    private void requireSilence(String command) throws EngineFailureException {
        for (Event event : reader.unread()) {
            if (!lineOf(event, command).isEmpty()) {
                throw new EngineFailureException(
                        Kind.UNSOLICITED_OUTPUT, command, "printed: " + UhpAnswer.excerpt(event.line()));
            }
        }
    }

    private String lineOf(Event event, String command) throws EngineFailureException {
        if (event.failure().isPresent()) {
            throw failure(event.failure().get(), command);
        }
        return event.line();
    }

    private UhpAnswer readAnswer(String command, long deadline) throws EngineFailureException {
        List<String> lines = new ArrayList<>();
        int length = 0;
        while (length <= MAX_ANSWER_LENGTH) {
            String line = lineOf(next(command, deadline).orElseThrow(() -> failure(Kind.NO_ANSWER, command)), command);
            if (line.equals(END_OF_ANSWER)) {
                owedAnswers--;
                return new UhpAnswer(command, lines);
            }
            length += line.length() + 1;
            lines.add(line);
        }
        throw failure(Kind.FLOOD, command);
    }

    /** Returns nothing after the deadline: an engine that never stops printing always has another line ready. */
    private Optional<Event> next(String command, long deadline) throws EngineFailureException {
        long timeLeft = deadline - System.nanoTime();
        try {
            return timeLeft > 0 ? reader.next(timeLeft) : Optional.empty();
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
        writer.shutdownNow();
        channel.close();
    }
}
