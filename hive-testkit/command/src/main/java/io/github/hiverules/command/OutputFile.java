package io.github.hiverules.command;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * A file named on the command line that a command writes. An old file stays as it was until there is something to write,
 * and if that cannot be written, because the disk is full for example. Not thread-safe.
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
            boolean isDangling = Files.isSymbolicLink(file) && !Files.exists(file);
            if (isDangling || (folder != null && !Files.isDirectory(folder))) {
                throw new NoSuchFileException(file.toString());
            }
            if (!output.isOpen() && Files.exists(file) && isReadOnly(file)) {
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
            if (out.isPresent()) {
                write(out.get(), text);
            } else if (isOpen() || (Files.exists(file) && !Files.isRegularFile(file))) {
                out = Optional.of(Files.newBufferedWriter(file, StandardOpenOption.APPEND));
                write(out.get(), text);
            } else {
                replace(Files.exists(file) ? file.toRealPath() : file, text);
            }
        });
    }

    private boolean isOpen() {
        Path absolute = file.toAbsolutePath().normalize();
        return OPEN_FILES.stream().anyMatch(absolute::startsWith);
    }

    private static void write(Writer out, String text) throws IOException {
        out.write(text);
        out.flush();
    }

    /** Writes the text into a new file in the same folder, which nobody can foresee, and then moves it there. */
    private void replace(Path target, String text) throws IOException {
        Path beside = target.resolveSibling(".hive-" + UUID.randomUUID() + ".tmp");
        Writer writer = Files.newBufferedWriter(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
            out = Optional.of(writer);
            if (Files.exists(target) && hasPermissions(target)) {
                Files.setPosixFilePermissions(beside, Files.getPosixFilePermissions(target));
            }
            write(writer, text);
            Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static boolean hasPermissions(Path file) throws IOException {
        return Files.getFileStore(file).supportsFileAttributeView("posix");
    }

    /** Returns whether a file is protected; the system lets root write it all the same. */
    private static boolean isReadOnly(Path file) throws IOException {
        Set<PosixFilePermission> permissions = hasPermissions(file)
                ? Files.getPosixFilePermissions(file)
                : PosixFilePermissions.fromString("rw-------");
        return !Files.isWritable(file) || !permissions.contains(PosixFilePermission.OWNER_WRITE);
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
