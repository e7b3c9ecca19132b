package io.github.hiverules.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Help.Ansi;

/** Finds out whether a person is watching. */
final class Terminal {

    /** The open files of a process, on Linux. Elsewhere Java knows only whether all streams are a terminal. */
    private static final Path OPEN_FILES = Path.of("/proc/self/fd");

    private Terminal() {}

    static boolean isStandardOutput() {
        return isTerminal("1");
    }

    static boolean isStandardError() {
        return isTerminal("2");
    }

    /** Returns whether colors are welcome; see <a href="https://no-color.org">no-color.org</a>. */
    static boolean wantsColor() {
        boolean refused = Optional.ofNullable(System.getenv("NO_COLOR"))
                .filter(text -> !text.isEmpty())
                .isPresent();
        return !refused && !"dumb".equals(System.getenv("TERM"));
    }

    private static boolean isTerminal(String descriptor) {
        if (!Files.isDirectory(OPEN_FILES)) {
            return Ansi.AUTO.enabled();
        }
        try {
            Path device = Files.readSymbolicLink(OPEN_FILES.resolve(descriptor));
            return device.startsWith("/dev/pts")
                    || device.startsWith("/dev/console")
                    || device.toString().startsWith("/dev/tty");
        } catch (IOException e) {
            // The stream is closed.
            return false;
        }
    }
}
