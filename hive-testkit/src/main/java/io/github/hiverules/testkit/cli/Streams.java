package io.github.hiverules.testkit.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Help.Ansi;

/** Where the command reads and writes; {@code terminal} says whether a person is watching. All text is UTF-8. */
record Streams(InputStream in, PrintStream out, PrintStream err, boolean terminal) {

    static Streams ofProcess() {
        return of(
                System.in,
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                Ansi.AUTO.enabled());
    }

    static Streams of(InputStream in, OutputStream out, OutputStream err, boolean terminal) {
        return new Streams(in, text(out), text(err), terminal);
    }

    private static PrintStream text(OutputStream out) {
        return new PrintStream(new BufferedOutputStream(out), false, StandardCharsets.UTF_8);
    }

    void flush() {
        out.flush();
        err.flush();
    }
}
