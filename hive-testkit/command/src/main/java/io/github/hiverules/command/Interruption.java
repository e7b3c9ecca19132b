package io.github.hiverules.command;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** What a command still does when the user stops it with Ctrl-C, or its process ends in another way. */
final class Interruption implements AutoCloseable {

    /** How long a reader that does not take the output can delay the end of the process. */
    private static final long MAX_WAIT_MILLIS = TimeUnit.SECONDS.toMillis(1);

    private final CountDownLatch closed;
    private final Thread hook;

    private Interruption(CountDownLatch closed, Runnable end) {
        this.closed = closed;
        this.hook = new Thread(end, "hive-interruption");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Keeps the lines that the command has written, and says how far it got. */
    static Interruption watch(Streams streams, Supplier<String> message) {
        return new Interruption(new CountDownLatch(1), () -> {
            Thread writer = new Thread(() -> closeOutput(streams), "hive-last-lines");
            writer.setDaemon(true);
            writer.start();
            uninterrupted(() -> writer.join(MAX_WAIT_MILLIS));
            streams.err().println("hive: interrupted; " + message.get());
            streams.err().flush();
        });
    }

    /** Interrupts this thread, and lets the process go on until the thread has reported what it has. */
    static Interruption ofThisThread() {
        Thread worker = Thread.currentThread();
        CountDownLatch closed = new CountDownLatch(1);
        return new Interruption(closed, () -> {
            worker.interrupt();
            uninterrupted(closed::await);
        });
    }

    /** A print stream prints each line as a whole, so no line is cut off; later ones are dropped. */
    private static void closeOutput(Streams streams) {
        try {
            streams.out().close();
        } catch (OutputException e) {
            // The run is over anyway.
        }
    }

    /** Something to wait for. */
    private interface Wait {
        void run() throws InterruptedException;
    }

    private static void uninterrupted(Wait wait) {
        try {
            wait.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is already ending.
        }
    }
}
