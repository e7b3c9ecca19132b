package io.github.hiverules.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * The standard input of the process. If the caller has closed it ({@code <&-}), the operating system gives its
 * descriptor to the next file that the JVM opens for itself: reading that file gives nonsense, and closing it crashes
 * the JVM.
 */
final class StandardInput {

    /** On Linux, this link leads to the open file. On other systems, a closed input is not noticed. */
    private static final Path LINK_ON_LINUX = Path.of("/proc/self/fd/0");

    private StandardInput() {}

    static InputStream ofProcess() {
        return isOpen(LINK_ON_LINUX) ? System.in : new Closed();
    }

    private static boolean isOpen(Path link) {
        try {
            Path target = Files.readSymbolicLink(link);
            boolean isOfJvm = target.toString().endsWith(".jar")
                    || target.startsWith(
                            Path.of(System.getProperty("java.home")).toRealPath());
            return !isOfJvm;
        } catch (NoSuchFileException e) {
            return !Files.isDirectory(link.resolveSibling("."));
        } catch (IOException | UnsupportedOperationException e) {
            return true;
        }
    }

    /** Replaces an input that the caller has closed. */
    private static final class Closed extends InputStream {

        @Override
        public int read() throws IOException {
            throw new IOException("standard input is closed");
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            return read();
        }
    }
}
