package io.github.hiverules.command;

import java.util.concurrent.CountDownLatch;

/**
 * Lets the user stop what this thread does with Ctrl-C: interrupts the thread, and lets the process go on until the
 * thread has reported what it has.
 */
final class StoppableRun implements AutoCloseable {

    private final Thread worker = Thread.currentThread();
    private final CountDownLatch reported = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "stopped-by-user");

    StoppableRun() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void stop() {
        worker.interrupt();
        try {
            reported.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Lets the thread write files, even if the user has stopped it. */
    void allowWriting() {
        if (worker.isInterrupted()) {
            Thread.interrupted();
        }
    }

    @Override
    public void close() {
        reported.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException stopping) {
            // The hook is running, and ends now.
            return;
        }
    }
}
