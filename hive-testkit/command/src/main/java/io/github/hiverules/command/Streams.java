package io.github.hiverules.command;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where the command reads and writes. All text is UTF-8. Printing to {@code out} throws an {@link OutputException} if
 * it fails; failures of {@code err} are ignored.
 *
 * @param terminal whether a person sees what is written to {@code err}
 * @param color whether {@code out} shows colors
 */
record Streams(InputStream in, PrintStream out, PrintStream err, boolean terminal, boolean color) {

    static Streams ofProcess() {
        return of(
                StandardStreams.input(),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                StandardStreams.isTerminal(2),
                StandardStreams.isTerminal(1) && StandardStreams.wantsColor());
    }

    static Streams of(InputStream in, OutputStream out, OutputStream err, boolean terminal, boolean color) {
        return new Streams(in, text(new CheckedOutput(out)), text(err), terminal, color);
    }

    private static PrintStream text(OutputStream out) {
        return new PrintStream(new BufferedOutputStream(out), false, StandardCharsets.UTF_8);
    }
}
