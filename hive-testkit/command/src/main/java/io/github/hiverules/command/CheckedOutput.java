package io.github.hiverules.command;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Ends the command when its answer cannot be written; a {@link java.io.PrintStream} alone would hide the failure. It
 * throws only at the first failure; later output is lost anyway.
 */
final class CheckedOutput extends FilterOutputStream {

    private boolean failed;

    CheckedOutput(OutputStream out) {
        super(out);
    }

    @Override
    public void write(int b) {
        run(() -> out.write(b));
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        run(() -> out.write(bytes, offset, length));
    }

    @Override
    public void flush() {
        run(out::flush);
    }

    private void run(Operation action) {
        if (failed) {
            return;
        }
        try {
            action.run();
        } catch (IOException e) {
            failed = true;
            throw new OutputException(e);
        }
    }

    /** Writes something, or prepares to. */
    interface Operation {
        void run() throws IOException;
    }
}
