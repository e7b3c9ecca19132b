package io.github.hiverules.command;

import io.github.hiverules.judge.CaseResult;
import io.github.hiverules.judge.ConformanceReport;
import io.github.hiverules.judge.EngineStarter;
import io.github.hiverules.notation.uhp.EngineInfo;
import io.github.hiverules.notation.uhp.UhpClient;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * The results of judging an engine so far. If the user stops the run with Ctrl-C, this class ends the engine and passes
 * the results on.
 * Thread-safe.
 */
final class ConformRun implements EngineStarter, AutoCloseable {

    /** The pause between attempts to end an engine that was still starting when the user stopped the run. */
    private static final int MILLIS_BETWEEN_ATTEMPTS = 20;

    private final EngineStarter starter;
    private final Consumer<ConformanceReport> whenStopped;
    private final List<CaseResult> results = new CopyOnWriteArrayList<>();
    private final Thread hook = new Thread(this::stop, "conform-stopped");
    private volatile EngineInfo info = EngineInfo.unknown();
    private volatile boolean stopped;
    private boolean starting;

    ConformRun(EngineStarter starter, Consumer<ConformanceReport> whenStopped) {
        this.starter = starter;
        this.whenStopped = whenStopped;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    @Override
    public UhpClient start(Duration timeLimit) throws IOException {
        setStarting(true);
        try {
            UhpClient engine = starter.start(timeLimit);
            info = engine.info();
            return engine;
        } finally {
            setStarting(false);
        }
    }

    /** Remembers whether an engine is being started; throws if one would start after the user has stopped the run. */
    private synchronized void setStarting(boolean now) throws IOException {
        if (now && stopped) {
            throw new IOException("the run was stopped");
        }
        starting = now;
        notifyAll();
    }

    /** Adds a result, and returns whether it counts. Results of an engine that is being killed do not count. */
    boolean add(CaseResult result) {
        return !stopped && results.add(result);
    }

    /** Returns whether the user has stopped the run, so that the process is about to end. */
    boolean isStopped() {
        return stopped;
    }

    private void stop() {
        endEngines();
        whenStopped.accept(ConformanceReport.of(info, results));
    }

    /** Ends the engine, even one that is just starting, and all processes that it has started. */
    private synchronized void endEngines() {
        stopped = true;
        endProcesses();
        while (starting && !Thread.currentThread().isInterrupted()) {
            try {
                wait(MILLIS_BETWEEN_ATTEMPTS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            endProcesses();
        }
    }

    private static void endProcesses() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        if (!stopped) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
