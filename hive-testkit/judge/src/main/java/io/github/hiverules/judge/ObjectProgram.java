package io.github.hiverules.judge;

import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineInfo;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A program in this process. It runs on a thread of its own, so that the judge can stop waiting for it.
 *
 * @param <G> the program's class for a game
 */
final class ObjectProgram<G> implements Program<ObjectSession<G>> {

    private final ProgramObjects<G> objects;
    private final AskedMoves asked;
    private final Duration timeLimit;
    private final RunEnd end;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread daemon = new Thread(task, "program under test");
        daemon.setDaemon(true);
        return daemon;
    });

    ObjectProgram(HiveTests<G> tests, AskedMoves asked, Duration timeLimit, RunEnd end) {
        this.objects = new ProgramObjects<>(tests);
        this.asked = asked;
        this.timeLimit = timeLimit;
        this.end = end;
    }

    /**
     * Returns the answer to a question.
     *
     * @throws ExecutionException if the program fails
     * @throws IOException if there is no answer in time, or the judge is stopped
     */
    <T> T ask(Callable<T> question) throws ExecutionException, IOException {
        Future<T> answer = thread.submit(question);
        try {
            return answer.get(end.atMost(timeLimit).toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            throw new IOException("the program gave no answer in time", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("the judge was stopped", e);
        }
    }

    @Override
    public EngineInfo info() {
        return EngineInfo.unknown();
    }

    @Override
    public boolean supports(Ruleset ruleset) {
        return true;
    }

    @Override
    public ObjectSession<G> session() {
        return new ObjectSession<>(this, objects, asked);
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
