package io.github.hiverules.command;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/**
 * A file named on the command line that a command writes. An old file stays as it was until there is something to write.
 * Not thread-safe.
 */
final class OutputFile implements AutoCloseable {

    /** Names of what this process has open, such as its standard output. */
    private static final List<String> OPEN_FILES = List.of("/dev/stdout", "/dev/stderr", "/dev/fd", "/proc");

    private final Path file;
    private Optional<Writer> out = Optional.empty();

    private OutputFile(Path file) {
        this.file = file;
    }

    /**
     * Returns a file, without opening it.
     *
     * @throws UnusableInputException if it can be seen that it cannot be written
     */
    static OutputFile of(Path file) {
        OutputFile output = new OutputFile(file);
        output.run(() -> {
            Path folder = file.toAbsolutePath().normalize().getParent();
            if (folder != null && !Files.isDirectory(folder)) {
                throw new NoSuchFileException(file.toString());
            }
            if (Files.exists(file) && !Files.isWritable(file)) {
                throw new AccessDeniedException(file.toString());
            }
        });
        return output;
    }

    /**
     * Writes a text as UTF-8.
     *
     * @throws UnusableInputException if the file cannot be written
     */
    static void write(Path file, String text) {
        try (OutputFile output = of(file)) {
            output.append(text);
        }
    }

    /**
     * Appends a text as UTF-8. The first text replaces the content of an old file.
     *
     * @throws UnusableInputException if the file cannot be written
     */
    void append(String text) {
        run(() -> {
            if (out.isEmpty()) {
                boolean isOpen =
                        OPEN_FILES.stream().anyMatch(file.toAbsolutePath().normalize()::startsWith);
                out = Optional.of(
                        isOpen
                                ? Files.newBufferedWriter(file, StandardOpenOption.APPEND)
                                : Files.newBufferedWriter(file));
            }
            out.get().write(text);
            out.get().flush();
        });
    }

    private void run(CheckedOutput.Operation operation) {
        try {
            operation.run();
        } catch (IOException e) {
            throw new UnusableInputException(file + ": cannot be written: " + FileFailure.of(e));
        }
    }

    @Override
    public void close() {
        run(() -> {
            if (out.isPresent()) {
                out.get().close();
            }
        });
    }

    /**
     * Checks that a file to write is not the one to read.
     *
     * @param option the option that names the file to write
     * @param input the argument that may name the file to read
     * @throws UnusableInputException if both are the same file
     */
    static void requireOther(String option, Path file, String input) {
        boolean isSame = false;
        try {
            isSame = Files.isSameFile(file, Path.of(input));
        } catch (IOException | InvalidPathException e) {
            // The input is not a file.
        }
        if (isSame) {
            throw new UnusableInputException(option + ": " + file + " is the input");
        }
    }
}
