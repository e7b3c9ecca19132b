package io.github.hiverules.command;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs tasks on all cores and delivers their results in the order of the tasks, each as soon as it and all earlier ones
 * are ready. Only a few tasks and results wait at a time, so there can be any number of tasks.
 */
final class OrderedWork<R> implements AutoCloseable {

    private static final int MAX_WAITING_PER_CORE = 4;

    private final ExecutorService workers;
    private final BlockingQueue<Future<R>> waiting;
    private final CompletableFuture<R> end = new CompletableFuture<>();
    private final Consumer<R> sink;

    OrderedWork(Consumer<R> sink) {
        int cores = Runtime.getRuntime().availableProcessors();
        this.workers = Executors.newFixedThreadPool(cores + 1, OrderedWork::daemon);
        this.waiting = new ArrayBlockingQueue<>(cores * MAX_WAITING_PER_CORE);
        this.sink = sink;
    }

    /** Creates a thread that does not keep the process alive once the answer is complete or lost. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "hive");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Runs a producer of tasks in a thread of its own, because it may have to wait for input, and delivers the results
     * in the calling thread. May be called once.
     */
    void run(Runnable producer) {
        Future<?> production = workers.submit(() -> {
            try {
                producer.run();
            } finally {
                put(end);
            }
        });
        try {
            for (Future<R> next = waiting.take(); next != end; next = waiting.take()) {
                sink.accept(next.get());
            }
            production.get();
        } catch (ExecutionException e) {
            throw unchecked(e.getCause());
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    /** Adds a task; waits while too many results wait. Only the producer calls it. */
    void submit(Callable<R> task) {
        put(workers.submit(task));
    }

    private void put(Future<R> result) {
        try {
            waiting.put(result);
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private static UnusableInputException interrupted() {
        Thread.currentThread().interrupt();
        return new UnusableInputException("interrupted");
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
