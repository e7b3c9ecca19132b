package io.github.hiverules.command;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Lets an interrupted run (Ctrl-C) keep the lines that it has written, and say how far it got. */
final class Interruption implements AutoCloseable {

    /** How long a reader that does not take the output can delay the end of the process. */
    private static final long MAX_WAIT_MILLIS = TimeUnit.SECONDS.toMillis(1);

    private final Streams streams;
    private final Supplier<String> message;
    private final Thread hook = new Thread(this::end, "hive-interruption");

    private Interruption(Streams streams, Supplier<String> message) {
        this.streams = streams;
        this.message = message;
    }

    static Interruption watch(Streams streams, Supplier<String> message) {
        Interruption interruption = new Interruption(streams, message);
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    private void end() {
        Thread writer = new Thread(this::closeOutput, "hive-last-lines");
        writer.setDaemon(true);
        writer.start();
        try {
            writer.join(MAX_WAIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        streams.err().println("hive: interrupted; " + message.get());
        streams.err().flush();
    }

    /** A print stream prints each line as a whole, so no line is cut off; later ones are dropped. */
    private void closeOutput() {
        try {
            streams.out().close();
        } catch (OutputException e) {
            // The run is over anyway.
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is already ending.
        }
    }
}
