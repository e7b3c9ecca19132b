package io.github.hiverules.testkit.cli;

import io.github.hiverules.testkit.uhp.CaseResult;
import io.github.hiverules.testkit.uhp.ConformanceReport;
import io.github.hiverules.testkit.uhp.EngineInfo;
import io.github.hiverules.testkit.uhp.EngineStarter;
import io.github.hiverules.testkit.uhp.UhpClient;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * The results of a check so far. If the user stops it with Ctrl-C, it ends the engine and passes the results on.
 * Thread-safe.
 */
final class ConformRun implements EngineStarter, AutoCloseable {

    private final EngineStarter starter;
    private final Consumer<ConformanceReport> whenStopped;
    private final List<CaseResult> results = new CopyOnWriteArrayList<>();
    private final Thread hook = new Thread(this::stop, "conform-stopped");
    private volatile EngineInfo info = new EngineInfo("", Set.of());
    private volatile boolean stopped;

    ConformRun(EngineStarter starter, Consumer<ConformanceReport> whenStopped) {
        this.starter = starter;
        this.whenStopped = whenStopped;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    @Override
    public UhpClient start(Duration timeLimit) throws IOException {
        UhpClient engine = starter.start(timeLimit);
        info = engine.info();
        if (stopped) {
            engine.close();
            throw new IOException("the check was stopped");
        }
        return engine;
    }

    void add(CaseResult result) {
        if (!stopped) {
            results.add(result);
        }
    }

    /** Ends the engine, even one that is just starting, and all processes that it has started. */
    private void stop() {
        stopped = true;
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
        whenStopped.accept(new ConformanceReport(info, results));
    }

    /** Stops watching, because the check is finished. */
    @Override
    public void close() {
        if (!stopped) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
