package io.github.hiverules.engine;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * What a process prints. The stream ends with the process, even if a child of the process keeps the pipe open: nothing
 * can wake up a thread that waits inside a read, so this stream reads only what has already arrived.
 */
final class ProcessOutput extends InputStream {

    private static final int MAX_BYTE = 0xff;

    /** Waiting for an answer takes this part longer than the answer. */
    private static final int PAUSE_FRACTION = 8;

    private static final long MAX_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    private final Process process;
    private final InputStream pipe;
    private volatile boolean isClosed;

    ProcessOutput(Process process, InputStream pipe) {
        this.process = process;
        this.pipe = pipe;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & MAX_BYTE;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        long start = System.nanoTime();
        while (!isClosed) {
            // In this order: what a process prints before it ends has arrived by then.
            boolean hasEnded = !process.isAlive();
            int available = pipe.available();
            if (available > 0) {
                return pipe.read(buffer, offset, Math.min(available, length));
            }
            if (hasEnded) {
                return -1;
            }
            pause(System.nanoTime() - start);
        }
        return -1;
    }

    @SuppressWarnings("ThreadPriorityCheck") // Yielding only shortens the wait for an answer that is about to come.
    private static void pause(long waitedNanos) {
        Thread.yield();
        LockSupport.parkNanos(Math.min(waitedNanos / PAUSE_FRACTION, MAX_PAUSE_NANOS));
    }

    @Override
    public void close() throws IOException {
        isClosed = true;
        pipe.close();
    }
}
