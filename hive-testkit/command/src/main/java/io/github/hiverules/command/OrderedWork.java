package io.github.hiverules.command;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs tasks on all cores and delivers their results in the order of the tasks. Only a few tasks and results wait at a
 * time, so there can be any number of tasks. Only one thread may use it, and that thread receives the results.
 */
final class OrderedWork<R> implements AutoCloseable {

    private static final int MAX_WAITING_PER_CORE = 4;

    private final ExecutorService workers;
    private final int maxWaiting;
    private final Queue<Future<R>> waiting = new ArrayDeque<>();
    private final Consumer<R> sink;

    OrderedWork(Consumer<R> sink) {
        int cores = Runtime.getRuntime().availableProcessors();
        this.workers = Executors.newFixedThreadPool(cores, OrderedWork::daemon);
        this.maxWaiting = cores * MAX_WAITING_PER_CORE;
        this.sink = sink;
    }

    /** Creates a thread that does not keep the process alive once the answer is complete or lost. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "hive");
        thread.setDaemon(true);
        return thread;
    }

    /** Adds a task; first delivers the oldest results if too many wait. */
    void submit(Callable<R> task) {
        while (waiting.size() >= maxWaiting) {
            deliverOldest();
        }
        waiting.add(workers.submit(task));
        while (!waiting.isEmpty() && waiting.element().isDone()) {
            deliverOldest();
        }
    }

    void finish() {
        while (!waiting.isEmpty()) {
            deliverOldest();
        }
    }

    private void deliverOldest() {
        try {
            sink.accept(waiting.remove().get());
        } catch (ExecutionException e) {
            throw unchecked(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UnusableInputException("interrupted");
        }
    }

    private static RuntimeException unchecked(@Nullable Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        return failure instanceof RuntimeException known ? known : new IllegalStateException(failure);
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
