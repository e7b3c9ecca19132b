package io.github.hiverules.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Help.Ansi;

/** Where the standard streams of the process lead to, which only Linux tells. */
final class StandardStreams {

    /** Links to the open files of the process. */
    private static final Path OPEN_FILES = Path.of("/proc/self/fd");

    private StandardStreams() {}

    /**
     * Returns standard input. If the caller has closed it ({@code <&-}), the operating system gives its descriptor to the
     * next file that the JVM opens for itself: reading that file gives nonsense, and closing it crashes the JVM.
     */
    static InputStream input() {
        return isInputOpen() ? System.in : new ClosedInput();
    }

    private static boolean isInputOpen() {
        try {
            Path target = Files.readSymbolicLink(OPEN_FILES.resolve("0"));
            boolean isOfJvm = target.toString().endsWith(".jar")
                    || target.startsWith(
                            Path.of(System.getProperty("java.home")).toRealPath());
            return !isOfJvm;
        } catch (NoSuchFileException e) {
            return !Files.isDirectory(OPEN_FILES);
        } catch (IOException | UnsupportedOperationException e) {
            return true;
        }
    }

    /** Replaces an input that the caller has closed. */
    private static final class ClosedInput extends InputStream {

        @Override
        public int read() throws IOException {
            throw new IOException("standard input is closed");
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            return read();
        }
    }

    /** Returns whether a person sees an output. Elsewhere, Java knows only whether all streams are a terminal. */
    static boolean isTerminal(int descriptor) {
        if (!Files.isDirectory(OPEN_FILES)) {
            return Ansi.AUTO.enabled();
        }
        try {
            Path device = Files.readSymbolicLink(OPEN_FILES.resolve(String.valueOf(descriptor)));
            return device.startsWith("/dev/pts")
                    || device.startsWith("/dev/console")
                    || device.toString().startsWith("/dev/tty");
        } catch (IOException e) {
            // The stream is closed.
            return false;
        }
    }

    /** Returns whether colors are welcome; see <a href="https://no-color.org">no-color.org</a>. */
    static boolean wantsColor() {
        boolean refused = Optional.ofNullable(System.getenv("NO_COLOR"))
                .filter(text -> !text.isEmpty())
                .isPresent();
        return !refused && !"dumb".equals(System.getenv("TERM"));
    }
}
